import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outboxFolder } from '../mail/outbox.ts';

/** Mails of a data folder, oldest first, as they were written. */
export async function outbox(dataDir: string): Promise<string[]> {
  const names = (await readdir(outboxFolder(dataDir))).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map((name) => readFile(join(outboxFolder(dataDir), name), 'utf8')));
}

/** Mails of a data folder to one address, oldest first. */
export const mailsTo = async (dataDir: string, address: string): Promise<string[]> =>
  (await outbox(dataDir)).filter((mail) => mail.includes(`<${address}>\r\n`));

/** The token of the link in a mail; empty where it carries none. */
export const resetTokenIn = (mail: string | undefined): string =>
  /\/reset-password#([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
