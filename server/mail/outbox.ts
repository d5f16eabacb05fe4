import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../domain/clock.ts';
import { writableFolder } from '../storage/folder.ts';
import type { Mailer } from './mail.ts';
import { mailMessage } from './message.ts';

/** The folder of mails below a data folder. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/**
 * Writes each mail as a file, `2026-01-31T09-30-00-000Z-….eml`, so that names sort by time. A file is whole as soon as it has its name. Throws a
 * `StartError` where the folder can't be written.
 */
export function openOutbox(dataDir: string, from: string, clock: Clock): Mailer {
  const folder = outboxFolder(dataDir);
  writableFolder(folder);
  // Mails carry links that open accounts: they are for the account that runs the server.
  chmodSync(folder, 0o700);
  return {
    send: async (mail) => {
      const date = clock();
      const id = randomBytes(12).toString('base64url');
      const name = `${date.toISOString().replace(/[:.]/g, '-')}-${id}`;
      const unfinished = join(folder, `.${name}.part`);
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(mailMessage(mail, { from, date, id }));
        await file.sync();
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      await rename(unfinished, join(folder, `${name}.eml`));
    },
    close: () => {},
  };
}
