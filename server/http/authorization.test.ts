import { allCalls, type Call, secondFactorMissing, signOutCall } from '@imc/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '../shared/clock.ts';
import { completeForm, multipart, picture, submission } from '../testing/forms.ts';
import { makeSecondFactorOptional } from '../testing/second-factor.ts';
import { bearer, startTestServer, type TestServer, testAdmin, testPassword } from '../testing/test-app.ts';

const emails = { a: 'member.a@mail.example', b: 'member.b@mail.example' } as const;
/** Occurs only where the test planted it. */
const canary = 'canary-7d1f';

let server: TestServer;
const tokens: Record<string, string | undefined> = { anonymous: undefined };
let applicationOfB: number;
let proofOfB: string;
let photoOfB: string;
let draftOfB: number;
let requestOfB: number;
let sessionOfB: string;
let viewOfB: number;

const send = (
  who: string | undefined,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: { payload: unknown; headers?: Record<string, string> },
) => {
  const token = who === undefined ? undefined : tokens[who];
  return server.app.inject({
    method,
    url,
    ...(body ? { payload: body.payload as object } : {}),
    headers: { ...body?.headers, ...(token === undefined ? {} : bearer(token)) },
  });
};

beforeAll(async () => {
  server = await startTestServer();
  tokens['member A'] = await server.member(emails.a);
  const memberB = await server.member(emails.b);
  tokens['member B'] = memberB;
  tokens.admin = await server.admin();
  applicationOfB = await server.apply(memberB);
  draftOfB = (await send('member B', 'POST', '/api/open-application-draft.php')).json().draft.application_id;
  const list = await send('member B', 'GET', '/api/get-applications.php');
  proofOfB = list.json().applications[0].proof_of_payment;
  await send('admin', 'POST', '/api/admin/request-information.php', {
    payload: { application_id: applicationOfB, sections: ['personal'], question: 'Which name?' },
  });
  const asked = await send('member B', 'GET', '/api/get-member-application.php');
  requestOfB = asked.json().application.information_request.id;
  sessionOfB = (await send('member B', 'GET', '/api/sessions.php')).json().sessions[0].id;
  const photo = multipart([
    { name: 'profile_photo', value: await picture('jpeg'), filename: 'me.jpg', type: 'image/jpeg' },
  ]);
  photoOfB = (await send('member B', 'POST', '/api/upload-profile-photo.php', photo)).json().profile_photo;
  // B was on the staff for a time.
  const view = {
    name: 'Of B',
    name_key: 'of b',
    query: 'status=pending',
    created_at: new Date().toISOString(),
  };
  const saved = await server.app.database.db
    .insertInto('saved_views')
    .values(({ selectFrom }) => ({
      ...view,
      user_id: selectFrom('users').select('id').where('email', '=', emails.b),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  viewOfB = saved.id;
  await server.app.database.db
    .updateTable('applications')
    .set({ name_key: canary, declaration: 'agreed', payment_state: 'received' })
    .execute();
});
afterAll(() => server.close());

const missingId = 999_999;
/** The input of a call for another user's or a missing record. */
async function inputOf(call: Call, target: 'other' | 'missing') {
  const email = { other: emails.b, missing: 'no.one@mail.example' }[target];
  const draft = target === 'missing' ? missingId : draftOfB;
  const application = target === 'missing' ? missingId : applicationOfB;
  switch (call.path) {
    case '/membership-application.php':
      return { query: '', body: await submission(completeForm({ application_id: draft })) };
    case '/upload-draft-proof.php':
    case '/replace-proof.php': {
      const id = call.path === '/replace-proof.php' ? application : draft;
      return {
        query: '',
        body: multipart([
          { name: 'application_id', value: String(id) },
          { name: 'proofOfPayment', value: await picture(), filename: 'x.png', type: 'image/png' },
        ]),
      };
    }
    case '/remove-draft-proof.php':
      return { query: '', body: { payload: { application_id: draft } } };
    case '/save-application-draft.php':
      return { query: '', body: { payload: { application_id: draft, data: { surname: 'Taken over' } } } };
    case '/end-session.php':
      return {
        query: '',
        body: { payload: { session_id: target === 'other' ? sessionOfB : 'no-such-session' } },
      };
    case '/withdraw-application.php':
      return { query: '', body: { payload: { application_id: application } } };
    case '/answer-payment-query.php':
      return { query: '', body: { payload: { application_id: application, answer: 'From GTBank.' } } };
    case '/answer-information-request.php':
      return {
        query: '',
        body: { payload: { request_id: target === 'missing' ? missingId : requestOfB, data: {} } },
      };
    case '/get-receipt.php':
      return { query: `?application_id=${application}`, body: undefined };
    case '/get-applications.php':
    case '/get-member-application.php':
      return { query: `?email=${encodeURIComponent(email)}`, body: undefined };
    case '/admin/delete-saved-view.php':
      return { query: `?id=${target === 'missing' ? missingId : viewOfB}`, body: undefined };
    default:
      return { query: '', body: call.sends === 'json' ? { payload: {} } : undefined };
  }
}

const isByEmail = ({ path }: Call): boolean =>
  ['/get-applications.php', '/get-member-application.php'].includes(path);

describe('R-13, S-6.3: records of other users', () => {
  test('get the same refusal as missing records', async () => {
    for (const path of [
      '/get-applications.php',
      '/get-member-application.php',
      '/membership-application.php',
      '/withdraw-application.php',
      '/save-application-draft.php',
      '/upload-draft-proof.php',
      '/remove-draft-proof.php',
      '/replace-proof.php',
      '/answer-payment-query.php',
      '/answer-information-request.php',
      '/get-receipt.php',
      '/end-session.php',
      '/admin/delete-saved-view.php',
    ] as const) {
      const call = allCalls.find((candidate) => candidate.path === path) as Call;
      const ask = async (target: 'other' | 'missing') => {
        const { query, body } = await inputOf(call, target);
        const who = call.access === 'admin' ? 'admin' : 'member A';
        return send(who, call.method, `/api${path}${query}`, body);
      };
      const [other, missing] = [await ask('other'), await ask('missing')];
      expect(missing.body).toBe(other.body);
      const refusal = isByEmail(call) ? 403 : 404;
      expect([other.statusCode, missing.statusCode], path).toEqual([refusal, refusal]);
    }
  });

  describe('SEC-3: a request for a record of another user is recorded, and one for a missing record is not', () => {
    /** Rows that the request adds, without sign-ins. */
    const recordedBy = async (request: () => Promise<unknown>) => {
      const { securityLog } = server.app.features;
      const read = async () => {
        // The rows are written after the response.
        await new Promise((resolve) => setImmediate(resolve));
        await securityLog.idle();
        const { db } = server.app.database;
        return db.selectFrom('security_log').selectAll().orderBy('id').execute();
      };
      // In a minute of its own, so that no request is only counted.
      server.advance(minutes(1));
      const before = await read();
      await request();
      return (await read()).slice(before.length);
    };
    const idOf = async (email: string) =>
      (
        await server.app.database.db
          .selectFrom('users')
          .select('id')
          .where('email_key', '=', email)
          .executeTakeFirstOrThrow()
      ).id;

    const namesRecord = async (call: Call) =>
      JSON.stringify(await inputOf(call, 'other')) !== JSON.stringify(await inputOf(call, 'missing'));

    test('by every call that names one', async () => {
      const memberId = await idOf(emails.a);
      const tested: string[] = [];
      for (const call of allCalls.filter(({ access }) => access === 'signed-in')) {
        if (!(await namesRecord(call))) continue;
        tested.push(call.path);
        const ask = async (target: 'other' | 'missing') => {
          const { query, body } = await inputOf(call, target);
          return recordedBy(() => send('member A', call.method, `/api${call.path}${query}`, body));
        };
        expect(await ask('other'), call.path).toMatchObject([
          {
            kind: 'not-own',
            account_id: memberId,
            subject: expect.any(String),
            subject_id: expect.any(Number),
            route: `${call.method} /api${call.path}`,
            request_id: expect.any(String),
            count: 1,
          },
        ]);
        // Another user's address is a 403, whether or not it has an account.
        const kinds = (await ask('missing')).map(({ kind }) => kind);
        expect(kinds, call.path).toEqual(isByEmail(call) ? ['forbidden'] : []);
      }
      expect(tested.toSorted()).toEqual([
        '/answer-information-request.php',
        '/answer-payment-query.php',
        '/end-session.php',
        '/get-applications.php',
        '/get-member-application.php',
        '/get-receipt.php',
        '/membership-application.php',
        '/remove-draft-proof.php',
        '/replace-proof.php',
        '/save-application-draft.php',
        '/upload-draft-proof.php',
        '/withdraw-application.php',
      ]);
    });

    test('by its id or file name, with what it is', async () => {
      const [memberId, ownerId, adminId] = [
        await idOf(emails.a),
        await idOf(emails.b),
        await idOf(testAdmin.email),
      ];
      const { payload, headers } = multipart([
        { name: 'application_id', value: String(draftOfB) },
        { name: 'proofOfPayment', value: await picture(), filename: 'x.png', type: 'image/png' },
      ]);
      const kept = await send('member B', 'POST', '/api/upload-draft-proof.php', { payload, headers });
      const draftProof = kept.json().proof.file;
      for (const [who, url, subject, id] of [
        ['member A', `/api/get-member-application.php?id=${applicationOfB}`, 'application', applicationOfB],
        ['member A', `/api/get-member-application.php?id=${draftOfB}`, 'draft', draftOfB],
        ['member A', `/uploads/${proofOfB}`, 'proof', applicationOfB],
        ['member A', `/uploads/proof_of_payment/${proofOfB}`, 'proof', applicationOfB],
        ['member A', `/uploads/${photoOfB}`, 'photo', ownerId],
        ['member A', `/uploads/${draftProof}`, 'proof', draftOfB],
        ['admin', `/uploads/${draftProof}`, 'proof', draftOfB],
      ] as const) {
        const account_id = who === 'admin' ? adminId : memberId;
        expect(await recordedBy(() => send(who, 'GET', url)), url).toMatchObject([
          { kind: 'not-own', account_id, subject, subject_id: id },
        ]);
      }
    });

    test('SEC-7: staff who open an application or a proof are recorded, a repeat within a minute once', async () => {
      const adminId = await idOf(testAdmin.email);
      await server.app.database.db.deleteFrom('application_openings').execute();
      const opened = await recordedBy(async () => {
        for (const url of [
          `/uploads/${proofOfB}`,
          `/uploads/proof_of_payment/${proofOfB}`,
          `/api/get-member-application.php?email=${emails.b}`,
          `/api/admin/get-application.php?application_id=${applicationOfB}`,
          `/api/admin/information-requests.php?application_id=${applicationOfB}`,
        ]) {
          expect((await send('admin', 'GET', url)).statusCode, url).toBe(200);
        }
      });
      expect(opened).toMatchObject(
        ['proof', 'application'].map((subject) => ({
          kind: 'opened',
          account_id: adminId,
          subject,
          subject_id: applicationOfB,
          detail: 'admin',
        })),
      );
      expect(opened).toHaveLength(2);
    });

    test('neither own records, nor missing ones, nor permitted reads are recorded', async () => {
      for (const [who, url] of [
        ['member A', `/api/get-member-application.php?id=${missingId}`],
        ['member A', `/api/get-receipt.php?application_id=${missingId}`],
        ['member A', `/uploads/${'x'.repeat(32)}.png`],
        ['member A', '/uploads/..%2fimc.sqlite'],
        // A photo is no proof, and an own draft is no application.
        ['member B', `/uploads/proof_of_payment/${photoOfB}`],
        ['member B', `/api/get-member-application.php?id=${draftOfB}`],
        ['member B', `/uploads/${proofOfB}`],
        ['admin', `/api/get-applications.php?email=${emails.b}`],
        ['anonymous', `/uploads/${proofOfB}`],
      ] as const) {
        expect(await recordedBy(() => send(who, 'GET', url)), url).toEqual([]);
      }
    });
  });

  test('the attempts have not changed any data of member B', async () => {
    const { draft } = (await send('member B', 'POST', '/api/open-application-draft.php')).json();
    expect(draft).toMatchObject({ application_id: draftOfB, saved_at: null });
    const { applications } = (await send('member B', 'GET', '/api/get-applications.php')).json();
    expect(applications).toHaveLength(1);
  });
});

test('PPL-10: an admin who has to set up a second factor can make no call of admins, and all others', async () => {
  const { db } = server.app.database;
  await db.updateTable('staff_rules').set({ second_factor_required: 1 }).execute();
  const isRefused = async ({ method, path, sends }: Call) => {
    const body = sends === 'json' ? { payload: {} } : undefined;
    const answer = await send('admin', method, `/api${path}`, body);
    return answer.statusCode === 403 && answer.json().code === secondFactorMissing;
  };
  try {
    for (const call of allCalls.filter((one) => one !== signOutCall))
      expect(await isRefused(call), call.path).toBe(call.access === 'admin');
    expect((await send('admin', 'GET', '/readyz')).json()).toEqual({ status: 'ok' });
    expect(await isRefused(signOutCall)).toBe(false);
  } finally {
    await makeSecondFactorOptional(db);
    tokens.admin = await server.admin();
  }
});

test('R-16: responses contain only listed fields, whatever the rows contain', async () => {
  const calls = allCalls.filter(({ method }) => method === 'GET');
  for (const call of calls) {
    for (const who of ['member B', 'admin']) {
      const answer = await send(who, 'GET', `/api${call.path}`);
      expect(answer.body, call.path).not.toContain(canary);
      expect(answer.body, call.path).not.toMatch(
        /password|argon2|token_hash|security_version|email_key|code_key/,
      );
    }
  }
});

describe('R-17: images', () => {
  const codeOf = async (who: string, path: string) => (await send(who, 'GET', path)).statusCode;

  test('are accessible only to their owner and admins', async () => {
    for (const path of [
      `/uploads/${proofOfB}`,
      `/uploads/proof_of_payment/${proofOfB}`,
      `/uploads/${photoOfB}`,
    ]) {
      expect(await codeOf('member B', path), path).toBe(200);
      expect(await codeOf('admin', path), path).toBe(200);
      expect(await codeOf('member A', path), path).toBe(404);
      expect(await codeOf('anonymous', path), path).toBe(401);
    }
    const theirs = await send('member A', 'GET', `/uploads/${proofOfB}`);
    const none = await send('member A', 'GET', `/uploads/${'x'.repeat(32)}.png`);
    expect(none.body).toBe(theirs.body);
  });

  test('are accessible with the sign-in cookie, which ends with the session and is limited to /uploads', async () => {
    const signIn = await server.post('/signin.php', { email: emails.b, password: testPassword });
    const [cookie] = signIn.cookies as {
      name: string;
      value: string;
      path: string;
      httpOnly: boolean;
      sameSite: string;
    }[];
    expect(cookie).toMatchObject({ path: '/uploads', httpOnly: true, sameSite: 'Strict' });
    expect(signIn.body).not.toContain(cookie?.value);
    const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' };
    const open = () => server.app.inject({ url: `/uploads/${proofOfB}`, cookies });
    expect((await open()).statusCode).toBe(200);
    // The cookie is not accepted as a token.
    const asToken = await server.get('/get-profile.php', bearer(cookie?.value ?? ''));
    expect(asToken.statusCode).toBe(401);
    const signOut = await server.post('/signout.php', undefined, bearer(signIn.json().data.token));
    expect(String(signOut.headers['set-cookie'])).toContain('Path=/uploads');
    expect((await open()).statusCode).toBe(401);
  });

  test('the cookie is limited to HTTPS if the public URL has HTTPS', async () => {
    const other = await startTestServer({ publicUrl: 'https://imc.example' });
    try {
      await other.member('secure@mail.example');
      const body = { email: 'secure@mail.example', password: testPassword };
      const answer = await other.post('/signin.php', body);
      expect(String(answer.headers['set-cookie']).match(/Secure/g)).toHaveLength(2);
      expect(answer.headers['strict-transport-security']).toContain('max-age');
    } finally {
      await other.close();
    }
  });
});
