import { passwordMaximumBytes } from '@imc/api/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../cli/sample-people.ts';
import { refusalTexts } from '../shared/refusal-error.ts';
import { completeForm, submission } from '../testing/forms.ts';
import { bearer, startTestServer, type TestServer } from '../testing/test-app.ts';

let server: TestServer;
let token: string;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.member('input@mail.example');
  admin = await server.admin();
});
afterAll(() => server.close());

const submit = async (form: unknown) => {
  const body = await submission(form);
  return server.post('/membership-application.php', body.payload, { ...body.headers, ...bearer(token) });
};

const post = (path: string, payload: string | object, headers: Record<string, string> = {}) =>
  server.post(path, payload, { 'content-type': 'application/json', ...bearer(admin), ...headers });

describe('R-22: input of any kind', () => {
  test('R-49: texts are stored and returned unchanged, but for invisible and decomposed characters', async () => {
    const odd = {
      surname: 'O\'Brien-Ọ̀ṣun <b>"x"</b> \\ %s {{y}} \'; drop table users; --',
      otherNames: '  two  spaces\tand a tab  ',
      employer: '₦ 1,000 – “Sample” & Sons 🪘',
      postalAddress: 'line one\r\nline two\n\u200Bzero',
      position: 'e\u0301 and é',
    };
    expect((await submit(completeForm(odd))).statusCode).toBe(200);
    const list = await server.get('/admin/get-all-applications.php?limit=1', bearer(admin));
    expect(list.json().applications[0]).toMatchObject({
      ...odd,
      postalAddress: 'line one\r\nline two\nzero',
      position: 'é and é',
    });
  });

  const random = seededRandom(22);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const junk = () =>
    pick<unknown>([
      null,
      true,
      0,
      -1,
      1.5,
      1e308,
      '',
      ' ',
      'x',
      'x'.repeat(5000),
      [],
      {},
      [[]],
      { $gt: '' },
      "' or 1=1 --",
      '\u0000',
      '\ud800',
      '2025-01-01',
      'agreed',
      'Fellow',
      'a@mail.example',
      ['a'],
      { length: 3 },
      '%00',
      '../..',
      '🪘'.repeat(100),
    ]);

  test.each([
    '/signup.php',
    '/signin.php',
    '/update-profile.php',
    '/save-application-draft.php',
    '/newsletter-subscribe.php',
    '/admin/update-application-status.php',
    '/admin/add-marketer.php',
  ])('1,400 generated JSON bodies for %s never cause a 5xx', async (path) => {
    const names = [
      'name',
      'email',
      'phone_number',
      'password',
      'membership_type',
      'application_id',
      'data',
      'status',
      'experience',
      'full_name',
      'phone',
      'marketer_code',
      'rememberMe',
    ];
    const generated = () =>
      Object.fromEntries(names.filter(() => random() < 0.6).map((name) => [name, junk()]));
    const failed: string[] = [];
    const send = async () => {
      const body = JSON.stringify(random() < 0.1 ? junk() : generated());
      const answer = await post(path, body, random() < 0.5 ? bearer(token) : {});
      if (answer.statusCode >= 500 || typeof answer.json().message !== 'string') failed.push(body);
    };
    for (let round = 0; round < 70; round++) await Promise.all(Array.from({ length: 20 }, send));
    expect(failed).toEqual([]);
  });

  test('generated forms never cause a 5xx', async () => {
    const form = completeForm();
    const broken = () =>
      Object.fromEntries(
        Object.entries(form).map(([field, value]) => [field, random() < 0.3 ? junk() : value]),
      );
    for (let round = 0; round < 300; round++) {
      const sent = random() < 0.05 ? junk() : broken();
      expect((await submit(sent)).statusCode, JSON.stringify(sent).slice(0, 300)).toBeLessThan(500);
    }
  });
});

describe('R-23: limits', () => {
  test('deep nesting is 400', async () => {
    expect(
      (
        await post(
          '/newsletter-subscribe.php',
          `{"email":"a@mail.example","x":${'['.repeat(40_000)}${']'.repeat(40_000)}}`,
        )
      ).statusCode,
    ).toBe(400);
  });

  test.each([
    ['GET', '/api/admin/get-all-applications.php?q=a%00b'],
    ['GET', '/api/get-applications.php?email=%00'],
    ['GET', '/api/admin/payments.php?q=%00'],
    ['POST', '/newsletter/one-click/%00'],
  ] as const)('NUL in the address is refused before it reaches the database: %s %s', async (method, url) => {
    const answer = await server.app.inject({ method, url, headers: bearer(admin) });
    expect([answer.statusCode, answer.json().status]).toEqual([400, 'error']);
  });

  test('50 KB in any field are refused by their length: no pattern that repeats reads them', async () => {
    const long = 'a@'.repeat(25_000);
    const bodies: [string, object][] = [
      [
        '/signup.php',
        { name: long, email: long, phone_number: '1', password: 'Aa1!aaaa', membership_type: 'Member' },
      ],
      ['/signin.php', { email: long, password: 'x' }],
      ['/newsletter-subscribe.php', { email: long }],
      ['/update-profile.php', { phone_number: long }],
      ['/admin/update-marketer.php', { id: 1, email: long }],
      ['/admin/add-marketer.php', { full_name: 'a', email: long, phone: '1', marketer_code: 'x' }],
    ];
    const run = vi.spyOn(RegExp.prototype, 'exec');
    for (const [path, body] of bodies) expect((await post(path, body)).statusCode, path).toBe(400);
    const patterns = run.mock.calls.flatMap(([text], index) =>
      text.includes('a@'.repeat(passwordMaximumBytes)) ? [(run.mock.contexts[index] as RegExp).source] : [],
    );
    run.mockRestore();
    // Counting the characters takes one pass.
    expect(patterns.length).toBeGreaterThan(0);
    expect(
      patterns.filter((source) => /[*+{\\]\d?/.test(source.replaceAll(/\\u\w{4}|\\p\{\w+\}/g, ''))),
    ).toEqual([]);
  });
});

describe('R-41: an internal error', () => {
  test('returns a fixed message and a request id, and logs the details', async () => {
    const other = await startTestServer();
    try {
      const admin = await other.admin();
      await other.app.database.db.schema.dropTable('marketers').execute();
      const answer = await other.app.inject({ url: '/api/admin/marketers.php', headers: bearer(admin) });
      expect(answer.statusCode).toBe(500);
      const { request_id, ...rest } = answer.json();
      expect(rest).toEqual({ status: 'error', message: refusalTexts.failed });
      expect(answer.body).not.toMatch(/sqlite|marketers|table|at /i);
      expect(other.logs.some((line) => line.includes(request_id) && line.includes('no such table'))).toBe(
        true,
      );
    } finally {
      await other.close();
    }
  });
});
