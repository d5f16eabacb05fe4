/** Maximum text lengths, in UTF-16 units. One of these applies to every text that users type. */
export const textLimits = { short: 60, line: 200, email: 254, paragraph: 1000 } as const;

/** S-5.1. */
export const requiredText = 'Please fill in all required fields';

export const invalidEmailText = 'Please enter a valid email address';

/** Invisible format characters: marks of direction, zero-width spaces, soft hyphens. Joiners inside an emoji stay. */
const invisible =
  /(?!(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))\p{Cf}/gu;

/**
 * Returns a text as it is checked, compared and stored: NFC, no-break spaces as spaces, without the invisible characters that pasting
 * brings along.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(invisible, '');

/** Whether the text contains anything but white space. */
export const isFilled = (text: string | null | undefined): text is string =>
  !!text && cleanText(text).trim() !== '';

/** Whether the text is a telephone number: 7 to 15 digits (the maximum of E.164), with spaces, dots, +, dashes and parentheses between them. */
export function isPhoneNumber(text: string): boolean {
  const number = cleanText(text);
  return /^[\d\s().+\u2212\p{Pd}]+$/u.test(number) && /^\d{7,15}$/.test(number.replace(/\D/g, ''));
}

/** Longest part before the @, in characters (RFC 5321). */
const longestMailbox = 64;

const mailbox = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const domainLabel = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u;
const domainEnding = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu;

/** Whether a text is a domain with an ending. */
function isDomain(text: string): boolean {
  const labels = text.split('.');
  const isLabel = (label: string) => domainLabel.test(label) && !label.endsWith('-');
  return labels.length > 1 && labels.every(isLabel) && domainEnding.test(labels.at(-1) ?? '');
}

/** Corrections for a provider's name without its ending, or with a common slip. */
const meantHosts: Readonly<Record<string, string>> = {
  gmail: 'gmail.com',
  yahoo: 'yahoo.com',
  hotmail: 'hotmail.com',
  outlook: 'outlook.com',
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gamil.com': 'gmail.com',
  'yaho.com': 'yahoo.com',
  'yahooo.com': 'yahoo.com',
  'hotmial.com': 'hotmail.com',
};

/** Corrects a host. Endings such as '.con' don't exist. */
function meantHost(typed: string): string {
  const host = typed.toLowerCase().replace(/\.(?:con|cmo|vom)$/, '.com');
  return meantHosts[host] ?? host;
}

function addressParts(text: string): { local: string; host: string } {
  const address = cleanText(text).trim();
  const at = address.lastIndexOf('@');
  return { local: address.slice(0, Math.max(0, at)), host: address.slice(at + 1) };
}

/**
 * Whether mail can be sent to the address: letters, digits and the signs of a mailbox, one @, and a domain with an ending. Refuses full-width
 * characters and common slips (`emailProblem`).
 */
export function isEmail(text: string): boolean {
  const { local, host } = addressParts(text);
  return (
    local.length <= longestMailbox &&
    mailbox.test(local) &&
    isDomain(host) &&
    `${local}@${host}`.normalize('NFKC') === `${local}@${host}` &&
    meantHost(host) === host.toLowerCase()
  );
}

/** Returns 'Did you mean ade@gmail.com?' for a comma, a missing ending or a common slip in an address. Empty if nothing is likely. */
function emailHint(text: string): string {
  if (text.length > textLimits.email) return '';
  const { local, host } = addressParts(
    text
      .normalize('NFKC')
      .replaceAll(',', '.')
      .replace(/\s*([@.])\s*/g, '$1'),
  );
  const meant = `${local}@${meantHost(host)}`;
  return isEmail(meant) && !isEmail(text) ? `Did you mean ${meant}?` : '';
}

/** Undefined if mail can be sent to the address. */
export const emailProblem = (text: string, message: string = invalidEmailText): string | undefined =>
  isEmail(text) ? undefined : [message, emailHint(text)].filter(Boolean).join('. ');

/** Returns an address for comparison: cleaned, trimmed, lower case, full-width characters as usual ones. */
export const canonicalEmail = (email: string): string =>
  cleanText(email).trim().normalize('NFKC').toLowerCase();
