import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts';
import { testPassword } from '../../testing/test-app.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
let dataDir: string;
let smtp: TestSmtpServer;
const started: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'imc-mail-process-'));
  smtp = await startSmtpServer();
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await smtp.down();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a server process and returns it with its address. */
async function start(): Promise<{ child: ChildProcess; origin: string; exited: Promise<unknown[]> }> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', SMTP_URL: smtp.url, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const exited = once(child, 'exit');
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += String(chunk);
  });
  await vi.waitFor(() => expect(output).toMatch(/site is at http/), { timeout: 40_000, interval: 50 });
  return { child, origin: /site is at (http:\S+)/.exec(output)?.[1] ?? '', exited };
}

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

/** Changes the stored mails as if time had passed. */
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

test('S-11.43: a mail survives kill -9 while the mail server is down', async () => {
  await smtp.down();
  const first = await start();
  await signUp(first.origin);
  first.child.kill('SIGKILL');
  await first.exited;
  await afterwards();
  await smtp.up();
  await start();
  await vi.waitFor(() => expect(smtp.messages).toHaveLength(1), { timeout: 20_000 });
});

test('S-11.43: a mail that was being sent at kill -9 is repeated with the same Message-ID', async () => {
  let isReceived = false;
  smtp.onMessage = async () => {
    // Accepts the mail, and the server is killed before it can record that.
    isReceived = true;
    first.child.kill('SIGKILL');
    await first.exited;
  };
  const first = await start();
  await signUp(first.origin);
  await vi.waitFor(() => expect(smtp.messages).toHaveLength(1), { timeout: 20_000 });
  expect(isReceived).toBe(true);
  expect(await afterwards()).toEqual(['sending']);
  smtp.onMessage = async () => {};
  await start();
  await vi.waitFor(() => expect(smtp.messages).toHaveLength(2), { timeout: 20_000 });
  const [one, two] = messageIds();
  expect(one).toMatch(/^<[\w-]{16}@imc\.example>$/);
  expect(two).toBe(one);
});

test('R-38: SIGTERM while the mail server does not respond exits with 0 within 10 seconds', async () => {
  let isHanging = false;
  smtp.onMessage = () => {
    isHanging = true;
    return new Promise(() => {});
  };
  const { child, origin, exited } = await start();
  await signUp(origin);
  await vi.waitFor(() => expect(isHanging).toBe(true), { timeout: 20_000 });
  const from = performance.now();
  child.kill('SIGTERM');
  expect((await exited)[0]).toBe(0);
  expect(performance.now() - from).toBeLessThan(10_000);
  expect(await afterwards()).toEqual(['sending']);
});
