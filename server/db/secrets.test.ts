import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { confirmTokenIn, mailsTo } from '../testing/outbox.ts';
import { bearer, startTestServer, type TestServer, testPassword } from '../testing/test-app.ts';
import { changeSecretKey, createSecrets, openSecrets, secretKeyFile } from './secrets.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const email = 'amaka@mail.example';
const db = () => server.app.database.db;
const tokenMailed = async () => {
  await server.app.background.idle();
  return confirmTokenIn((await mailsTo(server.dataDir, email)).at(-1));
};

test('R-7: secrets of second factors and tokens of the newsletter are not in the database', async () => {
  const token = await server.member('member@mail.example');
  const started = await server.post('/start-second-factor.php', { password: testPassword }, bearer(token));
  await server.post('/newsletter-subscribe.php', { email });
  const stored = JSON.stringify([
    await db().selectFrom('second_factors').selectAll().execute(),
    await db().selectFrom('newsletter_subscriptions').selectAll().execute(),
  ]);
  for (const secret of [started.json().secret, await tokenMailed()]) {
    expect(secret).toMatch(/^[\w-]{32,}$/);
    expect(stored).not.toContain(secret);
  }
});

test('what an earlier program stored is sealed at the start, and its links still work', async () => {
  const link = 'x'.repeat(43);
  await db().deleteFrom('secret_key').execute();
  await db()
    .insertInto('newsletter_subscriptions')
    .values({ email_key: email, email, created_at: '', token: '', confirm_token: link })
    .execute();
  await server.restart();
  await server.restart();
  const row = await db().selectFrom('newsletter_subscriptions').selectAll().executeTakeFirstOrThrow();
  expect([row.token, row.confirm_token === link]).toEqual(['', false]);
  expect((await server.post('/newsletter-confirm.php', { token: link })).statusCode).toBe(200);
});

test('the key is a file that only its owner can read, and a start without it or with another is refused', async () => {
  const file = secretKeyFile(server.dataDir);
  const key = await readFile(file, 'utf8');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await server.app.close();
  const start = async (secretKey?: string) =>
    (await startTestServer({ dataDir: server.dataDir, secretKey })).app.close();
  await expect(start('another key of 32 characters or more')).rejects.toThrow(/^SECRET_KEY: .* another key/);
  await rm(file);
  await expect(start()).rejects.toThrow(`Put it back to ${file}, or set SECRET_KEY`);
  await start(key);
});

test('the first start with PostgreSQL creates the data folder for the key', async () => {
  await db().deleteFrom('secret_key').execute();
  const dataDir = join(server.dataDir, 'new');
  await openSecrets(db(), { dataDir, secretKey: undefined });
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});

test('a secret opens with its key and for its purpose only', () => {
  const secrets = createSecrets('a key');
  const sealed = secrets.seal('a secret', 'one');
  expect(sealed).toBe(secrets.seal('a secret', 'one'));
  expect(secrets.open(sealed, 'one')).toBe('a secret');
  expect(() => secrets.open(sealed, 'two')).toThrow();
  expect(() => createSecrets('another key').open(sealed, 'one')).toThrow();
});

test('another key opens what the first one sealed', async () => {
  await server.post('/newsletter-subscribe.php', { email });
  const link = await tokenMailed();
  const key = 'the next key of 32 characters or more';
  await changeSecretKey(db(), server.app.secrets, key);
  await server.app.close();
  const { app } = await startTestServer({ dataDir: server.dataDir, secretKey: key });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/newsletter-confirm.php',
    payload: { token: link },
  });
  await app.close();
  expect(answer.statusCode).toBe(200);
});
