import { domainToASCII } from 'node:url';
import { MailError } from './mail.ts';

/** Replaces line breaks and other control characters, which could end a header or hide in it. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

/** Returns the address with its domain in ASCII. Throws a final `MailError` if mail cannot be sent to it. */
export function sendableAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const local = oneLine(address.slice(0, at)).normalize('NFC');
  const domain = domainToASCII(address.slice(at + 1).trim());
  if (at < 1 || local === '' || !/^[\w.-]+$/.test(domain))
    throw new MailError('final', 'not an address that mail can be sent to');
  return `${local}@${domain}`;
}

/** Splits the configured sender, which is `Name <address>` or an address. Throws if it is neither. */
export function parseSender(from: string): { readonly name: string; readonly address: string } {
  const parts = /^\s*(.*?)\s*<([^<>]+)>\s*$/s.exec(from);
  const [, name = '', address = from.trim()] = parts ?? [];
  return { name: oneLine(name.replace(/^"(.*)"$/s, '$1')), address: sendableAddress(address) };
}
