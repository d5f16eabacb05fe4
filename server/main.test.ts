import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let dataDir: string;
const started: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'imc-process-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  /** Output so far, from stdout and stderr. */
  output(): string;
  /** Resolves with the exit code or the signal that ended the process. */
  readonly exited: Promise<number | string>;
}

function start(
  env: Record<string, string> = {},
  args: readonly string[] = [main],
  stdout: 'pipe' | number = 'pipe',
): Run {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', stdout, 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  return {
    child,
    output: () => output,
    exited: once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string),
  };
}

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  holder.close();
  await once(holder, 'close');
  return port;
}

const address = async (run: Run): Promise<string> => {
  await vi.waitFor(() => expect(run.output()).toMatch(/site is at http/), { timeout: 40_000, interval: 50 });
  return /site is at (http:\S+)/.exec(run.output())?.[1] ?? '';
};

describe('startup', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['S3_ENDPOINT', 'http://s3.example'],
    ['SMTP_URL', 'nonsense'],
    ['MAIL_FROM', 'nobody'],
    ['PUBLIC_URL', 'ftp://x'],
    ['ADMIN_EMAIL', 'nobody'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'perhaps'],
    ['ALLOWED_ORIGINS', 'null'],
    ['SANITY_PROJECT_ID', 'a b'],
    ['DATA_DIR', '/dev/null/data'],
  ])('fails with one line that names the setting: %s=%j', async (name, value) => {
    const run = start({ [name]: value });
    expect(await run.exited).toBe(1);
    const lines = run.output().trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^(PORT|DATABASE_URL|S3_BUCKET|SMTP_URL|MAIL_FROM|PUBLIC_URL|ADMIN_EMAIL|LOG_LEVEL|TRUST_PROXY|ALLOWED_ORIGINS|SANITY_PROJECT_ID|DATA_DIR): /,
    );
  });

  test('a password from the environment is not printed', async () => {
    const run = start({ ADMIN_EMAIL: 'a@mail.example', ADMIN_PASSWORD: 'weakpassword' });
    expect(await run.exited).toBe(1);
    expect(run.output()).toMatch(/^ADMIN_PASSWORD: /);
    expect(run.output()).not.toContain('weakpassword');
  });

  test('a port that is in use is reported in one line', async () => {
    const holder: Server = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const taken = holder.address();
    const port = typeof taken === 'object' && taken ? taken.port : 0;
    const run = start({ PORT: String(port), LOG_LEVEL: 'silent' });
    expect(await run.exited).toBe(1);
    expect(run.output()).toContain(`PORT: 127.0.0.1:${port} is in use`);
    holder.close();
  });

  test('R-8: the generated password is shown only at the first start, and SIGTERM exits with 0', async () => {
    const first = start({ LOG_LEVEL: 'silent' });
    await address(first);
    await vi.waitFor(() => expect(first.output()).toMatch(/Password, shown this once: \S{40,}/));
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    const second = start({ LOG_LEVEL: 'silent' });
    await address(second);
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);
    expect(second.output()).not.toMatch(/password/i);
  });
});

describe('the log', () => {
  test('the server keeps responding if its log cannot be written, for example on a full disk', async () => {
    const readOnly = await open(process.execPath, 'r');
    const port = await freePort();
    const run = start({ PORT: String(port), LOG_LEVEL: 'info' }, [main], readOnly.fd);
    const status = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        (answer) => answer.status,
        () => 'no response yet',
      );
    await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 40_000, interval: 100 });
    expect(await status()).toBe(200);
    run.child.kill('SIGTERM');
    expect(await run.exited).toBe(0);
    await readOnly.close();
  });
});

describe('shutdown', () => {
  test('SIGTERM finishes the running request', async () => {
    const run = start({
      LOG_LEVEL: 'silent',
      ADMIN_EMAIL: 'a@mail.example',
      ADMIN_PASSWORD: 'Harmattan@1979',
    });
    const origin = await address(run);
    const answer = fetch(`${origin}/api/signin.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@mail.example', password: 'Harmattan@1979' }),
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    run.child.kill('SIGTERM');
    const { status } = await answer;
    const answeredAt = performance.now();
    expect([200, 503]).toContain(status);
    expect(await run.exited).toBe(0);
    // Does not wait for the client to close its connection.
    expect(performance.now() - answeredAt).toBeLessThan(6000);
  });

  test('R-41: an unhandled rejection is logged and ends the process', async () => {
    const bomb = join(dataDir, 'bomb.mjs');
    await import('node:fs/promises').then(({ writeFile }) =>
      writeFile(
        bomb,
        "setTimeout(() => { Promise.reject(new Error('planted')); }, Number(process.env.BOMB_AFTER));\n",
      ),
    );
    const run = start({ LOG_LEVEL: 'info', BOMB_AFTER: '6000' }, ['--import', bomb, main]);
    await address(run);
    expect(await run.exited).toBe(1);
    expect(run.output()).toContain('"msg":"unhandled rejection"');
    expect(run.output()).toContain('planted');
  });
});
