import { resetTexts, signUpTexts } from '@imc/api/contract';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { minutes } from '../../shared/clock.ts';
import { sha256 } from '../../shared/tokens.ts';
import { mailsTo, outbox, resetTokenIn } from '../../testing/outbox.ts';
import { bearer, startTestServer, type TestServer, testPassword } from '../../testing/test-app.ts';

// Counts the hashes.
vi.mock('@node-rs/argon2', { spy: true });

const publicUrl = 'https://institute.example';
const newPassword = 'Oriki&Drum77';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ publicUrl });
});
afterAll(() => server.close());

const forgot = async (email: string, headers: Record<string, string> = {}) => {
  const answer = await server.post('/forgot-password.php', { email }, headers);
  await server.app.background.idle();
  return answer;
};
const reset = (token: string, password = newPassword) =>
  server.post('/reset-password.php', { token, password });

/** Requests a link and returns the token from the newest mail. */
async function linkFor(email: string): Promise<string> {
  await forgot(email);
  return resetTokenIn((await mailsTo(server.dataDir, email)).at(-1));
}

const expectInvalidLink = async (answer: Awaited<ReturnType<typeof reset>>, text: string) => {
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ status: 'error', message: text, errors: { token: text } });
};

describe('a password reset link', () => {
  test('R-7: has 256 bits, is stored hashed, and does not use the URL of the request', async () => {
    const email = 'link@mail.example';
    await server.member(email);
    await forgot(email, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    });
    const mail = (await mailsTo(server.dataDir, email)).at(-1) ?? '';
    const token = resetTokenIn(mail);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(mail).toContain(`\r\n${publicUrl}/reset-password#${token}\r\n`);
    expect(mail).not.toContain('evil');
    const rows = await server.app.database.db.selectFrom('password_resets').selectAll().execute();
    expect(rows.map((row) => row.token_hash)).toContain(sha256(token));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(server.logs.join('')).not.toContain(token);
    expect(server.logs.join('')).not.toContain(email);
  });

  test('R-7: succeeds once for 20 concurrent uses', async () => {
    const email = 'race@mail.example';
    await server.member(email);
    const token = await linkFor(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(token, `Oriki&Drum7${index}x`)),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    await server.signIn(email, `Oriki&Drum7${winner}x`);
  });

  test('R-7: works for 60 minutes', async () => {
    const email = 'hour@mail.example';
    await server.member(email);
    const token = await linkFor(email);
    server.advance(minutes(60) - 5000);
    // A rejected password does not use up the link.
    expect((await reset(token, 'Aa1!')).json().errors).toEqual({ password: signUpTexts.tooShort });
    server.advance(6000);
    await expectInvalidLink(await reset(token), resetTexts.expired);
  });

  test('R-7: is replaced by a password change', async () => {
    const email = 'newer@mail.example';
    const session = await server.member(email);
    const token = await linkFor(email);
    const changed = await server.post(
      '/change-password.php',
      { current_password: testPassword, password: newPassword },
      bearer(session),
    );
    expect(changed.statusCode).toBe(200);
    await expectInvalidLink(await reset(token), resetTexts.replaced);
  });

  test('R-7: is rejected without hashing if it is incomplete or unknown', async () => {
    const email = 'cut@mail.example';
    await server.member(email);
    const token = await linkFor(email);
    vi.mocked(hash).mockClear();
    await expectInvalidLink(await reset(token.slice(0, -1)), resetTexts.cut);
    await expectInvalidLink(await reset(sha256(token).slice(0, 43)), resetTexts.unknown);
    expect(hash).not.toHaveBeenCalled();
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('R-7: is unknown if its account was closed', async () => {
    const email = 'closed@mail.example';
    await server.member(email);
    const token = await linkFor(email);
    const { db } = server.app.database;
    await db
      .updateTable('users')
      .set({ closed_at: new Date().toISOString() })
      .where('email_key', '=', email)
      .execute();
    await expectInvalidLink(await reset(token), resetTexts.unknown);
    await server.app.background.idle();
    const before = (await outbox(server.dataDir)).length;
    expect((await forgot(email)).statusCode).toBe(200);
    expect(await outbox(server.dataDir)).toHaveLength(before);
  });
});

describe('requesting a link', () => {
  test('returns the same response for every address and sends mail only to accounts', async () => {
    await server.member('Asked.For@mail.example');
    await server.app.background.idle();
    const before = (await outbox(server.dataDir)).length;
    const known = await forgot(' ASKED.for@mail.example ');
    const unknown = await forgot('nobody.asked@mail.example');
    expect(known.statusCode).toBe(200);
    expect(known.json()).toEqual({ status: 'success', message: resetTexts.asked });
    expect(unknown.rawPayload).toEqual(known.rawPayload);
    const { date: _knownDate, ...knownHeaders } = known.headers;
    const { date: _unknownDate, ...unknownHeaders } = unknown.headers;
    expect(unknownHeaders).toEqual(knownHeaders);
    expect(await outbox(server.dataDir)).toHaveLength(before + 1);
  });

  test('responds before doing any work, so that the response time reveals nothing', async () => {
    await server.member('timed@mail.example');
    const order: string[] = [];
    await server.app.background.idle();
    const lookUp = vi.spyOn(server.app.features.mails.queue, 'take').mockImplementation(async () => {
      order.push('looked up');
      return undefined;
    });
    await server.post('/forgot-password.php', { email: 'timed@mail.example' });
    order.push('answered');
    await server.app.background.idle();
    lookUp.mockRestore();
    expect(order[0]).toBe('answered');
    expect(order).toContain('looked up');
  });

  test('sends at most five mails an hour, and the newest link works', async () => {
    const email = 'flooded@mail.example';
    await server.member(email);
    for (let time = 0; time < 8; time++) expect((await forgot(email)).statusCode).toBe(200);
    const sent = await mailsTo(server.dataDir, email);
    expect(sent.filter((mail) => mail.includes('Subject: Choose a new password'))).toHaveLength(5);
    expect((await reset(resetTokenIn(sent.at(-1)))).statusCode).toBe(200);
  });

  test('logs a mail that cannot be sent and keeps responding', async () => {
    const email = 'unsendable@mail.example';
    await server.member(email);
    await server.app.database.db
      .updateTable('users')
      .set({ email: 'unsendable@-bad domain-' })
      .where('email_key', '=', email)
      .execute();
    expect((await forgot(email)).statusCode).toBe(200);
    expect(server.logs.join('')).toContain('a mail was not sent');
    expect(server.logs.join('')).not.toContain('unsendable@');
  });
});

describe('a password change', () => {
  const change = (token: string, payload: object) =>
    server.post('/change-password.php', payload, bearer(token));

  test('R-5: does not allow guessing the current password', async () => {
    const token = await server.member('guesses@mail.example');
    for (let guess = 0; guess < 5; guess++) {
      const answer = await change(token, { current_password: `Guess@${guess}000`, password: newPassword });
      expect(answer.statusCode).toBe(400);
    }
    const right = await change(token, { current_password: testPassword, password: newPassword });
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
  });
});
