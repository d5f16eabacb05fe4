import { domainToASCII } from 'node:url';
import type { Mail } from './mail.ts';

/** Maximum number of bytes in one encoded word, so that no header line exceeds the 76 characters of RFC 2047. */
const encodedWordBytes = 39;

/** Replaces line breaks and other control characters, which could end a header or hide in it. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Returns a text for a header: unchanged if it is ASCII, otherwise as encoded words. */
function headerText(text: string): string {
  const line = oneLine(text);
  if (isAscii(line) && line.length < 70 && !line.includes('=?')) return line;
  const words: string[] = [];
  let word = '';
  for (const character of line) {
    if (Buffer.byteLength(word + character) > encodedWordBytes) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

const atom = /^[\w!#$%&'*+/=?^`{|}~.\-\u0080-\u{10ffff}]+$/u;

/** Returns the address, with its local part quoted if necessary. Throws if mail cannot be sent to it. */
function addressText(address: string): string {
  const at = address.lastIndexOf('@');
  const local = oneLine(address.slice(0, at)).normalize('NFC');
  const domain = domainToASCII(address.slice(at + 1).trim());
  if (at < 1 || local === '' || !/^[\w.-]+$/.test(domain))
    throw new Error('not an address that mail can be sent to');
  return `${atom.test(local) ? local : `"${local.replace(/["\\]/g, '\\$&')}"`}@${domain}`;
}

/** Formats a name and address for a header. */
function mailbox(name: string, address: string): string {
  const text = headerText(name);
  if (text === '') return `<${addressText(address)}>`;
  if (text.startsWith('=?')) return `${text}\r\n <${addressText(address)}>`;
  const words = /^[\w ]*$/.test(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
  return `${words} <${addressText(address)}>`;
}

/** Formats the configured sender, which is `Name <address>` or an address. Throws if it is neither. */
export function senderText(from: string): string {
  const parts = /^\s*(.*?)\s*<([^<>]+)>\s*$/s.exec(from);
  const [, name = '', address = from.trim()] = parts ?? [];
  return mailbox(name.replace(/^"(.*)"$/s, '$1'), address);
}

/** Breaks lines that exceed the maximum of RFC 5322 (998 bytes), between characters. */
function shortLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => (Buffer.byteLength(line) > 998 ? (line.match(/.{1,240}/gsu) ?? []) : [line]))
    .join('\r\n');
}

/** Formats a date for a header: `Fri, 21 Nov 2025 09:30:00 +0000`. */
const dateText = (date: Date): string => date.toUTCString().replace(/GMT$/, '+0000');

/**
 * Formats a mail according to RFC 5322 with unencoded UTF-8 text (`8bit`), so that links in it can be read and copied.
 *
 * @param from Sender from the configuration.
 * @param id Unique id without spaces, used in the Message-ID.
 */
export function mailMessage(
  mail: Mail,
  { from, date, id }: { from: string; date: Date; id: string },
): string {
  const { name, address } = mail.to;
  const body = shortLines(mail.text);
  const headers = [
    `Date: ${dateText(date)}`,
    `From: ${senderText(from)}`,
    `To: ${mailbox(name, address)}`,
    `Message-ID: <${id}@${/@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'}>`,
    `Subject: ${headerText(mail.subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Transfer-Encoding: ${isAscii(body.replaceAll('\r\n', '')) ? '7bit' : '8bit'}`,
    'Auto-Submitted: auto-generated',
  ];
  return `${headers.join('\r\n')}\r\n\r\n${body}\r\n`;
}
