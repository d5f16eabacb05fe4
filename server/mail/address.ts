import { domainToASCII } from 'node:url';
import { cleanText, isEmail } from '@imc/api/contract';
import { MailError } from './mail.ts';

/** Replaces line breaks and other control characters, which could end a header or hide in it. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

/** With the domain in ASCII. Throws a final `MailError` if mail cannot be sent to the address. */
export function sendableAddress(address: string): string {
  const written = cleanText(address).trim();
  const at = written.lastIndexOf('@');
  const domain = domainToASCII(written.slice(at + 1));
  // The forms accept the same addresses.
  if (!isEmail(written) || domain === '')
    throw new MailError('final', 'not an address that mail can be sent to');
  return `${written.slice(0, at)}@${domain}`;
}

/** `Name <address>` or an address. Throws if it is neither. */
export function parseSender(from: string): { readonly name: string; readonly address: string } {
  const parts = /^\s*(.*?)\s*<([^<>]+)>\s*$/s.exec(from);
  const [, name = '', address = from.trim()] = parts ?? [];
  return { name: oneLine(name.replace(/^"(.*)"$/s, '$1')), address: sendableAddress(address) };
}
