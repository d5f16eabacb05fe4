import { passwordMaximumBytes, privacyInForce, termsInForce } from '@imc/api/contract';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hours, minutes } from '../../shared/clock.ts';
import { sha256 } from '../../shared/tokens.ts';
import { mailsTo, resetTokenIn } from '../../testing/outbox.ts';
import {
  bearer,
  cheapHash,
  startTestServer,
  type TestServer,
  testAdmin,
  testPassword,
} from '../../testing/test-app.ts';
import { createPasswords } from './passwords.ts';
import { sessionTimes } from './sessions.ts';

// Counts the hashes.
vi.mock('@node-rs/argon2', { spy: true });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const details = (email: string) => ({
  name: 'Bello Sample',
  email,
  phone_number: '+234 800 000 0005',
  membership_type: 'Graduate',
});

const signUp = (payload: object, key?: string) =>
  server.post('/signup.php', payload, key === undefined ? {} : { 'idempotency-key': key });

const trySignIn = (email: string, password: string) => server.post('/signin.php', { email, password });

const profile = (token: string) => server.get('/get-profile.php', bearer(token));

const userRow = (email: string) =>
  server.app.database.db
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();

/** Returns a response with its work: hashes, parameters of verified hashes, and SQL statements. */
async function workOf(send: () => ReturnType<typeof trySignIn>) {
  const { background, features, database } = server.app;
  await background.idle();
  vi.mocked(hash).mockClear();
  vi.mocked(verify).mockClear();
  const query = vi.spyOn(database.db.getExecutor(), 'executeQuery');
  const answer = await send();
  await features.securityLog.idle();
  const statements = query.mock.calls.map(([{ sql }]) => sql);
  query.mockRestore();
  return {
    answer,
    hashes: vi.mocked(hash).mock.calls.length,
    verified: vi.mocked(verify).mock.calls.map(([hashed]) => parseOptions(String(hashed))),
    statements,
  };
}

describe('passwords', () => {
  test('R-1: are hashed with argon2id, 64 MiB, 3 passes, 1 lane, a 16-byte salt and a 32-byte tag', async () => {
    const passwords = await createPasswords({ concurrency: 1 });
    const hashed = await passwords.hash(testPassword, 'this test');
    const [, kind, , parameters, salt = '', tag = ''] = hashed.split('$');
    expect(kind).toBe('argon2id');
    expect(parameters).toBe('m=65536,t=3,p=1');
    expect(Buffer.from(salt, 'base64')).toHaveLength(16);
    expect(Buffer.from(tag, 'base64')).toHaveLength(32);
  });

  test('R-1: an outdated hash is replaced at the next successful sign-in', async () => {
    await server.member('older@mail.example');
    const old = await hash(testPassword, { ...cheapHash, memoryCost: 512 });
    await server.app.database.db
      .updateTable('users')
      .set({ password_hash: old })
      .where('email_key', '=', 'older@mail.example')
      .execute();
    expect((await trySignIn('older@mail.example', 'Wrong@12345')).statusCode).toBe(401);
    expect((await userRow('older@mail.example')).password_hash).toBe(old);
    await server.signIn('older@mail.example', testPassword);
    const renewed = (await userRow('older@mail.example')).password_hash;
    expect(renewed).toContain(`m=${cheapHash.memoryCost},`);
    await server.signIn('older@mail.example', testPassword);
    expect((await userRow('older@mail.example')).password_hash).toBe(renewed);
  });

  test('R-2: 128 characters, spaces and Unicode are accepted', async () => {
    const password = `Ọjọ́ dára ${'ẹ̀kọ́ '.repeat(30)}Aa1!`.slice(0, 124).padEnd(128, 'x');
    expect((await signUp({ ...details('long@mail.example'), password: `A1!${password}` })).statusCode).toBe(
      200,
    );
    await server.signIn('long@mail.example', `A1!${password}`);
  });

  test('R-2: a password over 1 KiB is rejected without hashing and without reading the account', async () => {
    const password = `Aa1!${'x'.repeat(passwordMaximumBytes)}`;
    for (const [send, status] of [
      [() => signUp({ ...details('over@mail.example'), password }), 400],
      [() => trySignIn(testAdmin.email, password), 401],
    ] as const) {
      const { answer, hashes, verified, statements } = await workOf(send);
      expect(answer.statusCode).toBe(status);
      expect([hashes, verified]).toEqual([0, []]);
      expect(statements.join()).not.toMatch(/users|sign_in_failures/);
    }
  });
});

describe('the terms and the privacy notice', () => {
  const consentOf = async (email: string) => (await profile(await server.signIn(email, testPassword))).json();

  test('R-42: their versions and the time of acceptance are stored, also of an older notice, by default the current versions', async () => {
    const from = Date.now();
    for (const [email, sent, accepted] of [
      ['terms.sent@mail.example', { terms_version: '1.0', privacy_version: '1.0' }, '1.0'],
      ['terms.unsaid@mail.example', {}, privacyInForce.version],
    ] as const) {
      expect((await signUp({ ...details(email), password: testPassword, ...sent })).statusCode).toBe(200);
      const { terms, privacy } = await consentOf(email);
      expect(terms.version).toBe(termsInForce.version);
      expect(privacy).toEqual({ version: accepted, accepted_at: terms.accepted_at });
      expect(Date.parse(terms.accepted_at)).toBeGreaterThanOrEqual(from);
    }
    for (const field of ['terms_version', 'privacy_version']) {
      const unknownVersion = await signUp({
        ...details('terms.odd@mail.example'),
        password: testPassword,
        [field]: '0.9',
      });
      expect(unknownVersion.statusCode).toBe(400);
      expect(unknownVersion.json().errors).toHaveProperty(field);
    }
    expect((await profile(await server.admin())).json()).toMatchObject({ terms: null, privacy: null });
  });
});

describe('sign-in', () => {
  test('R-4: an unknown address and a wrong password get identical responses after the same work', async () => {
    await server.member('known.work@mail.example');
    const [known, unknown] = [
      await workOf(() => trySignIn('known.work@mail.example', 'Wrong@12345')),
      await workOf(() => trySignIn('unknown.work@mail.example', 'Wrong@12345')),
    ];
    expect([known.answer.statusCode, known.hashes]).toEqual([401, 0]);
    expect(known.verified).toEqual([expect.objectContaining(cheapHash)]);
    expect(known.statements.length).toBeGreaterThan(0);
    const { answer, ...work } = unknown;
    expect(known).toMatchObject(work);
    expect(answer.rawPayload).toEqual(known.answer.rawPayload);
    const { date: _date, ...headers } = answer.headers;
    expect(known.answer.headers).toMatchObject(headers);
    expect(Object.keys(known.answer.headers)).toEqual(Object.keys(answer.headers));
  });

  test('R-5: five failures make an address wait, increasingly long, across restarts, known or not', async () => {
    await server.member('guessed@mail.example');
    for (const email of ['guessed@mail.example', 'unknown@mail.example']) {
      for (let failure = 0; failure < 5; failure++) {
        expect((await trySignIn(email, 'Wrong@12345')).statusCode).toBe(401);
      }
      const blocked = await trySignIn(email, testPassword);
      expect(blocked.statusCode).toBe(429);
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(50);
    }
    await server.restart();
    expect((await trySignIn('guessed@mail.example', testPassword)).statusCode).toBe(429);
    const waits: number[] = [];
    for (let failure = 0; failure < 4; failure++) {
      const { headers } = await trySignIn('guessed@mail.example', testPassword);
      waits.push(Number(headers['retry-after']));
      server.advance((waits.at(-1) ?? 0) * 1000 + 1000);
      expect((await trySignIn('guessed@mail.example', 'Wrong@12345')).statusCode).toBe(401);
    }
    expect(waits.every((wait, index) => index === 0 || wait > (waits[index - 1] ?? 0))).toBe(true);
    const last = Number((await trySignIn('guessed@mail.example', testPassword)).headers['retry-after']);
    expect(last).toBeGreaterThanOrEqual(600);
    expect((await trySignIn('guessed@mail.example', testPassword)).json().message).toContain(
      `Please wait ${Math.ceil(last / 60)} minutes and try again`,
    );
    server.advance(last * 1000 + 1000);
    await server.signIn('guessed@mail.example', testPassword);
  });

  test('R-5: failures of others keep neither a browser that has signed in nor a mailed link out', async () => {
    const email = 'kept.out@mail.example';
    for (const member of [email, 'other.browser@mail.example']) await server.member(member);
    const [, other] = (await trySignIn('other.browser@mail.example', testPassword)).cookies;
    const [, own] = (await trySignIn(email, testPassword)).cookies;
    expect(own).toMatchObject({ name: 'imc_browser', path: '/api/signin.php', httpOnly: true });
    const attempt = async (cookie: typeof own | undefined, password: string) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/signin.php',
          payload: { email, password },
          cookies: cookie ? { [cookie.name]: cookie.value } : {},
        })
      ).statusCode;
    for (let failure = 0; failure < 5; failure++) await attempt(undefined, 'Wrong@12345');
    const forged = own && { ...own, value: 'A'.repeat(own.value.length) };
    for (const cookie of [undefined, forged, other]) expect(await attempt(cookie, testPassword)).toBe(429);
    expect(await attempt(own, testPassword)).toBe(200);
    // A stolen cookie has five attempts, too.
    for (let failure = 0; failure < 5; failure++) expect(await attempt(own, 'Wrong@12345')).toBe(401);
    expect(await attempt(own, testPassword)).toBe(429);
    await server.post('/forgot-password.php', { email });
    await server.app.background.idle();
    const token = resetTokenIn((await mailsTo(server.dataDir, email)).at(-1));
    await server.post('/reset-password.php', { token, password: 'Talking&Drum55' });
    expect([await attempt(own, 'Talking&Drum55'), await attempt(undefined, 'Talking&Drum55')]).toEqual([
      200, 200,
    ]);
  });

  test('R-5: concurrent attempts do not bypass the count', async () => {
    const codes = await Promise.all(
      Array.from(
        { length: 12 },
        async () => (await trySignIn('volley@mail.example', 'Wrong@12345')).statusCode,
      ),
    );
    expect(codes.filter((code) => code === 401)).toHaveLength(5);
    expect(codes.filter((code) => code === 429)).toHaveLength(7);
  });
});

describe('the first admin', () => {
  test('R-8, ACC-9: is created from the environment with name and address, and no other account exists', async () => {
    const other = await startTestServer({ adminName: 'Ngozi Eze' });
    try {
      const users = await other.app.database.db
        .selectFrom('users')
        .select(['name', 'email', 'role'])
        .execute();
      expect(users).toEqual([{ name: 'Ngozi Eze', email: testAdmin.email, role: 'admin' }]);
      expect(other.app.firstAdmin).toEqual({ email: testAdmin.email, generatedPassword: undefined });
      await other.restart();
      expect(other.app.firstAdmin).toBeUndefined();
    } finally {
      await other.close();
    }
  });

  test('R-8: is created once with a random password if none is configured', async () => {
    const passwords: (string | undefined)[] = [];
    for (let time = 0; time < 2; time++) {
      const other = await startTestServer({ adminEmail: 'admin@imc.example', adminPassword: undefined });
      try {
        const created = other.app.firstAdmin;
        passwords.push(created?.generatedPassword);
        await other.signIn(created?.email ?? '', created?.generatedPassword ?? '');
        await other.restart();
        expect(other.app.firstAdmin).toBeUndefined();
      } finally {
        await other.close();
      }
    }
    expect(passwords[0]?.length).toBeGreaterThan(40);
    expect(passwords[0]).not.toBe(passwords[1]);
  });
});

describe('S-10.3: sessions', () => {
  test('R-9: the token has 256 bits, is new at every sign-in, and is stored only as SHA-256', async () => {
    const first = await server.member('session@mail.example');
    const second = await server.signIn('session@mail.example', testPassword);
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
    expect(second).not.toBe(first);
    const rows = await server.app.database.db.selectFrom('sessions').selectAll().execute();
    expect(rows.some((row) => row.token_hash === sha256(first))).toBe(true);
    expect((await profile(sha256(first))).statusCode).toBe(401);
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(first);
    expect(stored).not.toContain(second);
  });

  test('R-9: last 12 hours for a member, 30 days when remembered', async () => {
    const plain = await server.member('times@mail.example');
    const remembered = await server.signIn('times@mail.example', testPassword, true);
    server.advance(sessionTimes.plain - minutes(1));
    expect((await profile(plain)).statusCode).toBe(200);
    server.advance(minutes(2));
    expect((await profile(plain)).statusCode).toBe(401);
    server.advance(sessionTimes.remembered - sessionTimes.plain - minutes(5));
    expect((await profile(remembered)).statusCode).toBe(200);
    server.advance(minutes(10));
    expect((await profile(remembered)).statusCode).toBe(401);
  });

  test('R-9: last 12 hours for an admin even when remembered, and end after an idle hour', async () => {
    const idle = await server.signIn(testAdmin.email, testAdmin.password, true);
    server.advance(hours(1) - minutes(2));
    expect((await profile(idle)).statusCode).toBe(200);
    server.advance(hours(1) + minutes(1));
    expect((await profile(idle)).statusCode).toBe(401);
    const busy = await server.signIn(testAdmin.email, testAdmin.password, true);
    for (let passed = minutes(30); passed < hours(12); passed += minutes(30)) {
      server.advance(minutes(30));
      expect((await profile(busy)).statusCode).toBe(200);
    }
    server.advance(minutes(31));
    expect((await profile(busy)).statusCode).toBe(401);
  });

  test('R-10: after sign-out, revocation, a role change or closing, the next request is rejected', async () => {
    const { db } = server.app.database;
    const email = 'ended@mail.example';
    await server.member(email);
    const { id } = await userRow(email);
    const endings: Record<string, (token: string) => Promise<unknown>> = {
      'signed out': (token) => server.post('/signout.php', undefined, bearer(token)),
      'all sessions ended': () => server.app.features.sessions.endAll(db, id),
      'password changed': async () =>
        server.post(
          '/change-password.php',
          { current_password: testPassword, password: 'Another@1979' },
          bearer(await server.signIn(email, testPassword)),
        ),
      'role changed': () => db.updateTable('users').set({ role: 'reviewer' }).where('id', '=', id).execute(),
      'account closed': () =>
        db.updateTable('users').set({ closed_at: new Date().toISOString() }).where('id', '=', id).execute(),
    };
    let password = testPassword;
    for (const [name, end] of Object.entries(endings)) {
      const token = await server.signIn(email, password);
      expect((await profile(token)).statusCode, name).toBe(200);
      await end(token);
      expect((await profile(token)).statusCode, name).toBe(401);
      if (name === 'password changed') password = 'Another@1979';
    }
    expect((await trySignIn(email, password)).statusCode).toBe(401);
  });

  test('R-12: no token is logged or returned, and no response is cached', async () => {
    const token = await server.member('quiet@mail.example');
    const answers = [
      await profile(token),
      await server.get(`/get-profile.php?token=${token}`, bearer(token)),
      await server.get('/admin/marketers.php', bearer(token)),
      await server.get(`/nowhere?token=${token}`, bearer(token)),
      await server.post('/update-profile.php', { phone_number: 7 }, bearer(token)),
    ];
    for (const answer of answers) {
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).not.toContain(token);
    }
    const logged = server.logs.join('');
    expect(logged).not.toContain(token);
    expect(logged).not.toContain('quiet@mail.example');
    expect(logged).not.toContain(testPassword);
  });

  test('R-40: each request is logged in one line with its route, status, time and account', async () => {
    const token = await server.member('line40@mail.example');
    const { id } = await userRow('line40@mail.example');
    const before = server.logs.length;
    await server.get('/get-applications.php?email=line40%40mail.example%0a%1b[31mforged', {
      ...bearer(token),
      'user-agent': 'x\\n{"forged":true}',
    });
    const lines = server.logs.slice(before).map((line) => JSON.parse(line));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      route: '/api/get-applications.php',
      method: 'GET',
      status: 403,
      account: id,
      ms: expect.any(Number),
      request: expect.stringMatching(/^[\da-f-]{36}$/),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(JSON.stringify(lines)).not.toMatch(/forged|mail\.example/);
  });
});

describe('S-10.2: protected fields', () => {
  test('R-15: saving the profile changes only its own fields of its own row', async () => {
    const token = await server.member('profile@mail.example');
    const earlier = await userRow('profile@mail.example');
    const admin = await userRow(testAdmin.email);
    const answer = await server.post(
      '/update-profile.php?user_id=1&id=1',
      {
        user_id: admin.id,
        id: admin.id,
        name: 'Someone Else',
        email: testAdmin.email,
        role: 'admin',
        membership_type: 'Fellow',
        payment_status: 'completed',
        profile_completed: 0,
        profile_photo: 'x.png',
        experience: 0,
        organization: 'Sample House',
      },
      bearer(token),
    );
    expect(answer.statusCode).toBe(200);
    expect(await userRow('profile@mail.example')).toEqual({
      ...earlier,
      experience: 0,
      organization: 'Sample House',
      profile_completed: 1,
    });
    expect(await userRow(testAdmin.email)).toEqual(admin);
  });

  test('R-24: an address is unique regardless of its spelling', async () => {
    await server.member('Ọlá.Sample@Mail.Example');
    for (const email of [
      'ọlá.sample@mail.example',
      '  ỌLÁ.SAMPLE@MAIL.EXAMPLE ',
      'Ọlá.Sample@Mail.Example'.normalize('NFD'),
    ]) {
      const taken = await signUp({ ...details(email), password: testPassword });
      expect(taken.statusCode).toBe(409);
      expect(taken.json().errors.email).toEqual(expect.any(String));
      await server.signIn(email, testPassword);
    }
    const { db } = server.app.database;
    const row = await userRow('ọlá.sample@mail.example'.normalize('NFC'));
    const { id: _id, ...copy } = row;
    await expect(db.insertInto('users').values(copy).execute()).rejects.toThrow(/unique/i);
  });
});

describe('retries', () => {
  test('R-36: of 50 concurrent identical sign-ups, one creates the account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        signUp({ ...details('volley36@mail.example'), password: testPassword }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(49);
  });

  test('R-36: a key sent 20 times creates one account and one response', async () => {
    const send = (changes: object = {}) =>
      signUp({ ...details('key36@mail.example'), password: testPassword, ...changes }, 'sign-up-key-36');
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toHaveLength(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect((await send({ name: 'Other Sample' })).statusCode).toBe(422);
    await server.restart();
    expect((await send()).statusCode).toBe(200);
  });

  test('R-36: retrying a sign-up does not allow guessing passwords', async () => {
    const send = (password: string) =>
      signUp({ ...details('oracle@mail.example'), password }, 'a-guessed-key');
    expect((await send(testPassword)).statusCode).toBe(200);
    for (let guess = 0; guess < 5; guess++) expect((await send(`Guess@${guess}979`)).statusCode).toBe(422);
    // After several wrong passwords, even the right one is rejected.
    expect((await send(testPassword)).statusCode).toBe(422);
    const stored = await server.app.database.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(testPassword);
    expect(JSON.stringify(stored)).not.toContain(sha256(testPassword));
  });
});
