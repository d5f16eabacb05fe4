import { once } from 'node:events';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import {
  killProcesses,
  type ServerProcess,
  startProcess,
  withoutLastResort,
} from './testing/server-process.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'imc-process-'));
});
afterEach(async () => {
  await killProcesses();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (
  env: Record<string, string> = {},
  options: Parameters<typeof startProcess>[1] = {},
): ServerProcess => startProcess({ DATA_DIR: dataDir, ...env }, options);

/** Until it is closed. */
async function takePort() {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  return { holder, port: (holder.address() as AddressInfo).port };
}

describe('startup', () => {
  test('refuses a DATA_DIR that other users can read, with the command that mends it', async () => {
    await chmod(dataDir, 0o755);
    await expect(buildApp(loadConfig({ DATA_DIR: dataDir }))).rejects.toMatchObject({
      name: 'StartError',
      message: `DATA_DIR: other users of this machine can read it. Run: chmod 700 ${dataDir}`,
    });
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['S3_ENDPOINT', 'http://s3.example'],
    ['SMTP_URL', 'nonsense'],
    ['MAIL_FROM', 'nobody'],
    ['PUBLIC_URL', 'ftp://x'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_NAME', 'a'.repeat(201)],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['SECRET_KEY', 'shorter than 32 characters'],
    ['TRUST_PROXY', 'perhaps'],
    ['ALLOWED_ORIGINS', 'null'],
    ['SANITY_PROJECT_ID', 'a b'],
    ['DATA_DIR', '/dev/null/data'],
  ])('fails with one line that names the setting: %s=%j', async (name, value) => {
    const starting = async () => buildApp(loadConfig({ DATA_DIR: dataDir, [name]: value }));
    const setting = name === 'S3_ENDPOINT' ? 'S3_BUCKET' : name;
    await expect(starting()).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(new RegExp(`^${setting}: .+$`)),
    });
  });

  test('prints the line and exits with 1, without a password from the environment', async () => {
    const run = start({ ADMIN_EMAIL: 'a@mail.example', ADMIN_PASSWORD: 'weakpassword' });
    expect(await run.exited).toBe(1);
    expect(run.output()).toMatch(/^ADMIN_PASSWORD: .+\n$/);
    expect(run.output()).not.toContain('weakpassword');
  });

  test('a port that is in use is reported in one line', async () => {
    const { holder, port } = await takePort();
    const run = start({ PORT: String(port), LOG_LEVEL: 'silent' });
    expect(await run.exited).toBe(1);
    expect(run.output()).toContain(`PORT: 127.0.0.1:${port} is in use`);
    holder.close();
  });

  test('R-8: the generated password is shown only at the first start, and SIGTERM exits with 0', async () => {
    const first = start({ LOG_LEVEL: 'silent' });
    await first.printed(/Password, shown this once: (\S{40,})/);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    const second = start({ LOG_LEVEL: 'silent' });
    await second.origin();
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);
    expect(second.output()).not.toMatch(/password/i);
  });

  test('SET-5: one line for each value that must be set before the site goes live', async () => {
    const missing = start({ LOG_LEVEL: 'silent' });
    await missing.printed(/Password, shown this once: (\S{40,})/);
    const lines = missing.output().match(/^Not ready to go live: .+$/gm) ?? [];
    expect(lines.map((line) => /[A-Z_]{8,}|bank account|mailbox/.exec(line)?.[0])).toEqual([
      'bank account',
      'mailbox',
      'PUBLIC_URL',
      'SMTP_URL',
      'MAIL_FROM',
    ]);
    missing.child.kill('SIGTERM');
    await missing.exited;
    const set = start({
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'https://imc.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'The Institute <mail@institute.example>',
    });
    await set.printed(/(The Institute's site is at)/);
    await set.printed(/(mailbox)/);
    expect(set.output()).not.toMatch(/_URL|MAIL_FROM/);
  });
});

describe('the log', () => {
  test('the server keeps responding if its log cannot be written, for example on a full disk', async () => {
    const readOnly = await open(process.execPath, 'r');
    const { holder, port } = await takePort();
    holder.close();
    await once(holder, 'close');
    const run = start({ PORT: String(port), LOG_LEVEL: 'info' }, { stdout: readOnly.fd });
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
  test('SIGTERM finishes the running request and then its connection', async () => {
    const run = start(
      { ADMIN_EMAIL: 'a@mail.example', ADMIN_PASSWORD: 'Harmattan@1979' },
      { imports: [withoutLastResort] },
    );
    const call = request(`${await run.origin()}/api/signin.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    call.flushHeaders();
    await once(call, 'continue');
    run.child.kill('SIGTERM');
    await run.printed(/SIGTERM: finishing the running requests/);
    call.end(JSON.stringify({ email: 'a@mail.example', password: 'Harmattan@1979' }));
    const [{ statusCode }] = await once(call, 'response');
    expect(statusCode).toBe(200);
    // The client leaves its connection open.
    expect(await run.exited).toBe(0);
  });

  test('R-41: an unhandled rejection is logged and ends the process', async () => {
    const bomb = "data:text/javascript,process.on('SIGUSR2',()=>{Promise.reject(new Error('planted'))})";
    const run = start({}, { imports: [bomb] });
    await run.origin();
    run.child.kill('SIGUSR2');
    expect(await run.exited).toBe(1);
    expect(run.output()).toContain('"msg":"unhandled rejection"');
    expect(run.output()).toContain('planted');
  });
});
