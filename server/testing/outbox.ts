import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outboxFolder } from '../mail/outbox.ts';

/** Returns the mails in a data folder, oldest first. */
export async function outbox(dataDir: string): Promise<string[]> {
  const names = (await readdir(outboxFolder(dataDir))).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map((name) => readFile(join(outboxFolder(dataDir), name), 'utf8')));
}

/** Returns the mails to an address in a data folder, oldest first. */
export const mailsTo = async (dataDir: string, address: string): Promise<string[]> =>
  (await outbox(dataDir)).filter((mail) => mail.includes(`<${address}>\r\n`));

/** Returns the token of the link in a mail. Empty if it has none. */
export const resetTokenIn = (mail: string | undefined): string =>
  /\/reset-password#([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
