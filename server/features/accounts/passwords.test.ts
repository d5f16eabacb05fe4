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

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  server.post(path, payload, headers);

const forgot = async (email: unknown, headers: Record<string, string> = {}) => {
  const answer = await post('/forgot-password.php', { email }, headers);
  await server.app.background.idle();
  return answer;
};
const reset = (token: string, password = newPassword) => post('/reset-password.php', { token, password });
const signIn = (email: string, password: string) => post('/signin.php', { email, password });
const profile = (token: string) => server.get('/get-profile.php', bearer(token));

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

  test('R-7: works once, ends every session and notifies the owner', async () => {
    const email = 'once@mail.example';
    const sessions = [await server.member(email), await server.signIn(email, testPassword, true)];
    const token = await linkFor(email);
    expect((await reset(token)).json()).toEqual({ status: 'success', message: resetTexts.done });
    for (const session of sessions) expect((await profile(session)).statusCode).toBe(401);
    expect((await signIn(email, testPassword)).statusCode).toBe(401);
    await server.signIn(email, newPassword);
    await expectInvalidLink(await reset(token, 'Another&River82'), resetTexts.used);
    await server.signIn(email, newPassword);
    await server.app.background.idle();
    const notification = (await mailsTo(server.dataDir, email)).at(-1);
    expect(notification).toContain('Subject: Your password was changed\r\n');
    expect(resetTokenIn(notification)).toBe('');
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

  test('R-7: is replaced by a newer link and by a password change', async () => {
    const email = 'newer@mail.example';
    const session = await server.member(email);
    const first = await linkFor(email);
    const second = await linkFor(email);
    await expectInvalidLink(await reset(first), resetTexts.replaced);
    const changed = await post(
      '/change-password.php',
      { current_password: testPassword, password: newPassword },
      bearer(session),
    );
    expect(changed.statusCode).toBe(200);
    await expectInvalidLink(await reset(second), resetTexts.replaced);
  });

  test('R-7: is rejected without hashing if it is incomplete or unknown, with a message for each', async () => {
    const email = 'cut@mail.example';
    await server.member(email);
    const token = await linkFor(email);
    vi.mocked(hash).mockClear();
    for (const odd of [
      '',
      token.slice(0, -1),
      `${token}x`,
      `${token.slice(0, 42)}\n`,
      'é'.repeat(43),
      '../../x',
      "' or 1=1 --",
    ]) {
      await expectInvalidLink(await reset(odd), resetTexts.cut);
    }
    for (const odd of ['a'.repeat(43), sha256(token).slice(0, 43), token.split('').reverse().join('')]) {
      await expectInvalidLink(await reset(odd), resetTexts.unknown);
    }
    expect(hash).not.toHaveBeenCalled();
    for (const odd of [undefined, null, 7, ['a'], { a: 1 }, 'a'.repeat(5000)]) {
      expect((await post('/reset-password.php', { token: odd, password: newPassword })).statusCode).toBe(400);
    }
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

  test('R-5: lets a locked-out owner sign in', async () => {
    const email = 'locked@mail.example';
    await server.member(email);
    for (let failure = 0; failure < 5; failure++) await signIn(email, 'Wrong@12345');
    expect((await signIn(email, testPassword)).statusCode).toBe(429);
    expect((await reset(await linkFor(email))).statusCode).toBe(200);
    await server.signIn(email, newPassword);
  });

  test.each([
    ['Password@123', signUpTexts.common],
    ['My-SIMC@1979', signUpTexts.institute],
    ['Names@Mail-1', signUpTexts.mailName],
    ['nocapitals1!', signUpTexts.tooPlain],
    ['', signUpTexts.required],
    [`Aa1!${'x'.repeat(1024)}`, signUpTexts.tooLong],
  ])('R-3: rejects passwords that sign-up rejects: %j', async (password, text) => {
    const email = 'names@mail.example';
    if ((await signIn(email, testPassword)).statusCode !== 200) await server.member(email);
    server.advance(minutes(61));
    const answer = await reset(await linkFor(email), password);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ password: text });
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
    await post('/forgot-password.php', { email: 'timed@mail.example' });
    order.push('answered');
    await server.app.background.idle();
    lookUp.mockRestore();
    expect(order[0]).toBe('answered');
    expect(order).toContain('looked up');
  });

  test.each(['', '  ', 'nobody', 'a b@mail.example', undefined, 7, ['a@mail.example']])(
    'rejects %j',
    async (email) => {
      expect((await forgot(email)).statusCode).toBe(400);
    },
  );

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
  const change = (token: string, payload: object) => post('/change-password.php', payload, bearer(token));

  test('R-7: requires the current password and ends all other sessions', async () => {
    const email = 'change@mail.example';
    const own = await server.member(email);
    const other = await server.signIn(email, testPassword);
    const wrong = await change(own, { current_password: 'Wrong@12345', password: newPassword });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().errors).toEqual({ current_password: resetTexts.wrongCurrent });
    expect((await change(own, { password: newPassword })).statusCode).toBe(400);
    expect((await profile(other)).statusCode).toBe(200);

    expect((await change(own, { current_password: testPassword, password: newPassword })).statusCode).toBe(
      200,
    );
    expect((await profile(own)).statusCode).toBe(200);
    expect((await profile(other)).statusCode).toBe(401);
    expect((await signIn(email, testPassword)).statusCode).toBe(401);
    await server.signIn(email, newPassword);
  });

  test('R-3: rejects passwords that sign-up rejects', async () => {
    const token = await server.member('changes@mail.example');
    for (const [password, text] of [
      ['Qwerty@123', signUpTexts.common],
      ['Changes@12x', signUpTexts.mailName],
      ['short', signUpTexts.tooShort],
    ]) {
      const answer = await change(token, { current_password: testPassword, password });
      expect(answer.json().errors).toEqual({ password: text });
    }
  });

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
