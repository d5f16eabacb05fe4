import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../domain/clock.ts';
import { writableFolder } from '../storage/folder.ts';
import type { Mailer } from './mail.ts';
import { mailMessage } from './message.ts';

/** Returns the folder for mails in a data folder. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/**
 * Writes each mail to a file named `2026-01-31T09-30-00-000Z-….eml`, so that names sort by time. Files get their final name only when they
 * are complete. Throws a `StartError` if the folder is not writable.
 */
export function openOutbox(dataDir: string, from: string, clock: Clock): Mailer {
  const folder = outboxFolder(dataDir);
  writableFolder(folder);
  // Mails contain links that give access to accounts, so only the user that runs the server may read them.
  chmodSync(folder, 0o700);
  return {
    send: async (mail) => {
      const date = clock();
      const id = randomBytes(12).toString('base64url');
      const name = `${date.toISOString().replace(/[:.]/g, '-')}-${id}`;
      const temporary = join(folder, `.${name}.part`);
      const file = await open(temporary, 'wx', 0o600);
      try {
        await file.writeFile(mailMessage(mail, { from, date, id }));
        await file.sync();
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      await rename(temporary, join(folder, `${name}.eml`));
    },
    close: () => {},
  };
}
