import { chmodSync, existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writableFolder } from '../storage/folder.ts';
import { MailError, type Mailer } from './mail.ts';
import { messageOf, withoutAttachments } from './message.ts';

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** Complete, and readable only for the user of the server. */
async function writeFile(folder: string, name: string, content: Buffer): Promise<void> {
  const temporary = join(folder, `.${name}.part`);
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    // Another mail can still be written, so the delivery goes on.
    throw new MailError('mail', 'the mail was erased while it was written', { cause: error });
  });
}

/** Of `openMailFolder`, with the id of the mail. Also while it is written. */
const fileName = /^\.?[\dT-]+Z-([\w-]{16})\.eml(\.part)?$/;

/** Removes the files of mails that are no longer stored. `storedOf` returns which of the ids are. There may be no folder. */
export async function removeMailFiles(
  dataDir: string,
  storedOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const folder = outboxFolder(dataDir);
  if (!existsSync(folder)) return;
  const files = (await readdir(folder)).flatMap((name) => {
    const id = fileName.exec(name)?.[1];
    return id === undefined ? [] : [{ name, id }];
  });
  const stored = await storedOf(files.map(({ id }) => id));
  for (const { name, id } of files) if (!stored.has(id)) await rm(join(folder, name), { force: true });
}

/**
 * Writes each mail to a file named `2026-01-31T09-30-00-000Z-….eml`, which sorts by time and gets its name only when it is complete. A mail that
 * is sent again replaces its file. Throws a `StartError` if the folder is not writable.
 */
export function openMailFolder(dataDir: string, from: string): Mailer {
  const folder = outboxFolder(dataDir);
  writableFolder(folder);
  // Mails contain links that give access to accounts, so only the user that runs the server may read them.
  chmodSync(folder, 0o700);
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...withoutAttachments,
  });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from));
      try {
        const name = `${mail.date.toISOString().replace(/[:.]/g, '-')}-${mail.id}.eml`;
        await writeFile(folder, name, message as Buffer);
      } catch (error) {
        if (error instanceof MailError) throw error;
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        throw new MailError('server', `the mail could not be written to a file: ${code}`, { cause: error });
      }
    },
    close: () => transport.close(),
  };
}
