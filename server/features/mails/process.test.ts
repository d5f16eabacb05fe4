import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { killProcesses, startProcess, withoutLastResort } from '../../testing/server-process.ts';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts';
import { testPassword } from '../../testing/test-app.ts';

let dataDir: string;
let smtp: TestSmtpServer;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'imc-mail-process-'));
  smtp = await startSmtpServer();
});
afterEach(async () => {
  await killProcesses();
  await smtp.down();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (imports: readonly string[] = []) =>
  startProcess({ DATA_DIR: dataDir, SMTP_URL: smtp.url, LOG_LEVEL: 'warn' }, { imports });

const signUp = async (origin: string) => {
  const { status } = await fetch(`${origin}/api/signup.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Amaka Sample',
      email: 'killed@mail.example',
      phone_number: '+234 800 000 0001',
      password: testPassword,
      membership_type: 'Fellow',
    }),
  });
  expect(status).toBe(200);
};

/** Lets stored mails become due, as if time had passed. */
async function afterwards(): Promise<string[]> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    const rows = await database.db
      .updateTable('mail_outbox')
      .set({ next_attempt_at: '2026-01-01T00:00:00.000Z' })
      .returning('state')
      .execute();
    return rows.map(({ state }) => state);
  } finally {
    await database.close();
  }
}

const messageIds = () => smtp.messages.map((message) => /^Message-ID: (.*)$/m.exec(message)?.[1]?.trim());

test('MAIL-2, MAIL-5: a mail survives kill -9 while the mail server is down', async () => {
  await smtp.down();
  const first = start();
  await signUp(await first.origin());
  first.child.kill('SIGKILL');
  await first.exited;
  await afterwards();
  await smtp.up();
  start();
  await vi.waitFor(() => expect(smtp.messages).toHaveLength(1), { timeout: 40_000 });
});

test('MAIL-5: a mail that was being sent at kill -9 is repeated with the same Message-ID', async () => {
  let isReceived = false;
  smtp.onMessage = async () => {
    // Accepts the mail; the server is killed before it can record that.
    isReceived = true;
    first.child.kill('SIGKILL');
    await first.exited;
  };
  const first = start();
  await signUp(await first.origin());
  await vi.waitFor(() => expect(smtp.messages).toHaveLength(1), { timeout: 40_000 });
  expect(isReceived).toBe(true);
  expect(await afterwards()).toEqual(['sending']);
  smtp.onMessage = async () => {};
  start();
  await vi.waitFor(() => expect(smtp.messages).toHaveLength(2), { timeout: 40_000 });
  const [one, two] = messageIds();
  expect(one).toMatch(/^<[\w-]{16}@imc\.example>$/);
  expect(two).toBe(one);
});

test('R-38: SIGTERM while the mail server does not respond gives up the mail and exits with 0', async () => {
  let isHanging = false;
  smtp.onMessage = () => {
    isHanging = true;
    return new Promise(() => {});
  };
  const { child, origin, exited } = start([withoutLastResort]);
  await signUp(await origin());
  await vi.waitFor(() => expect(isHanging).toBe(true), { timeout: 40_000 });
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(await afterwards()).toEqual(['sending']);
});
