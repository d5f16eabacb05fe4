import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outboxFolder } from '../mail/mail-folder.ts';

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Follows the headers of the part. */
function bodyOf(part: string): string {
  const end = part.indexOf('\r\n\r\n');
  const body = part.slice(end + 4);
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(part.slice(0, end))?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? quotedPrintable(body).toString() : body;
}

/** As a mail program shows it. */
export interface ReadMail {
  /** Without line breaks inside, joined by CRLF. */
  readonly headers: string;
  /** With CRLF line breaks, as sent. */
  readonly text: string;
  readonly html: string;
}

/** With a text and an HTML part. */
export function readMessage(message: string): ReadMail {
  const end = message.indexOf('\r\n\r\n');
  const headers = message.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1];
  if (boundary === undefined) throw new Error('the message has no parts');
  const parts = message.slice(end).split(`\r\n--${boundary}`).slice(1, -1);
  const partOf = (type: string) => {
    const part = parts.find((one) => one.toLowerCase().includes(`content-type: ${type}`));
    if (part === undefined) throw new Error(`the message has no ${type} part`);
    return bodyOf(part.replace(/^\r\n/, ''));
  };
  return { headers, text: partOf('text/plain'), html: partOf('text/html') };
}

/** Headers and decoded text of each mail that contains `part` as sent, oldest first. */
export async function outbox(dataDir: string, part = ''): Promise<string[]> {
  const names = (await readdir(outboxFolder(dataDir))).filter((name) => name.endsWith('.eml')).sort();
  const messages = await Promise.all(
    names.map((name) => readFile(join(outboxFolder(dataDir), name), 'utf8')),
  );
  return messages
    .filter((message) => message.includes(part))
    .map(readMessage)
    .map(({ headers, text }) => `${headers}\r\n\r\n${text}`);
}

/** Oldest first. */
export const mailsTo = (dataDir: string, address: string): Promise<string[]> =>
  outbox(dataDir, `<${address}>\r\n`);

/** Empty if there is none. */
export const resetTokenIn = (mail: string | undefined): string =>
  /\/reset-password#([\w-]+)/.exec(mail ?? '')?.[1] ?? '';

const addressPages = { confirm: 'confirm-address', stop: 'stop-address-change' } as const;

/** Empty if there is none. */
export const addressTokenIn = (mail: string | undefined, kind: keyof typeof addressPages): string =>
  new RegExp(`/${addressPages[kind]}#([\\w-]+)`).exec(mail ?? '')?.[1] ?? '';

/** Of a newsletter subscription. Empty if there is none. */
export const confirmTokenIn = (mail: string | undefined): string =>
  /\/newsletter\/confirm#([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
