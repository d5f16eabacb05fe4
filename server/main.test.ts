import { once } from 'node:events';
import { chmod, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
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
    ['SHUTDOWN_DELAY', 'soon'],
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

  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['S3_BUKET', 'S3_BUCKET'],
    ['SMTP_ULR', 'SMTP_URL'],
    ['database_url', 'DATABASE_URL'],
  ])('a misspelt variable is named with the right one: %s', (name, meant) => {
    expect(() => loadConfig({ [name]: '' })).toThrow(`${name}: unknown; did you mean ${meant}?`);
  });

  test("variables of other programs don't stop the start", () => {
    const others = ['PATH', 'HOSTNAME', 'POST', 'npm_config_user_agent', 'AWS_PROFILE', 'AWS_SESSION_TOKEN'];
    const similar = ['DATABASE_USER', 'SMTP_USER', 'SMTP_PORT', 'MAIL_TO', 'R2_BUCKET', 'TEST_DATABASE_URL'];
    const env = Object.fromEntries([...others, ...similar].map((name) => [name, 'x']));
    expect(loadConfig(env)).toEqual(loadConfig({}));
  });

  test('.env is read after the environment; a warning if others can read its passwords', async () => {
    const file = join(dataDir, '.env');
    await writeFile(
      file,
      'LOG_LEVEL=loud\nPUBLIC_URL=https://file.example\nADMIN_PASSWORD=Harmattan@1979\nADMIN_EMAIL=a@mail.example\n',
    );
    await chmod(file, 0o644);
    const run = start({ LOG_LEVEL: 'silent' }, { cwd: dataDir });
    await run.printed(/Sign in at \S+ as a@mail.example/);
    expect(run.output()).toContain(`The Institute's site is at https://file.example`);
    expect(run.output()).toContain(
      'Warning: .env: other users of this machine can read its passwords. Run: chmod 600 .env',
    );
    run.child.kill('SIGTERM');
    await run.exited;
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

  test('SET-5: names what must be set before the site goes live', async () => {
    const missing = start({ LOG_LEVEL: 'silent' });
    await missing.printed(/Password, shown this once: (\S{40,})/);
    expect(await missing.printed(/Not ready to go live: set (.+);/)).toBe(
      'the bank account, the mailbox of the committee, PUBLIC_URL, SMTP_URL, MAIL_FROM',
    );
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

  test('R-38: SIGTERM first fails readiness, and requests are served until the connections are closed', async () => {
    const run = start({ SHUTDOWN_DELAY: '60' });
    const origin = await run.origin();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const get = async (path: string) => {
      const call = request(`${origin}${path}`, { agent }).end();
      const [{ statusCode, headers }] = await once(call, 'response');
      call.destroy();
      return [statusCode, headers.connection];
    };
    expect(await get('/readyz')).toEqual([200, 'keep-alive']);
    run.child.kill('SIGTERM');
    await run.printed(/SIGTERM: finishing the running requests/);
    expect(await get('/readyz')).toEqual([503, 'close']);
    expect(await get('/api/auth-options.php')).toEqual([404, 'close']);
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
