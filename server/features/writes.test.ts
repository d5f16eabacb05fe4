import { readdir } from 'node:fs/promises';
import { blogQueries } from '@imc/api/blog';
import { allCalls, type Call, plainCode } from '@imc/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newsletterPurpose, secondFactorPurpose } from '../db/secrets.ts';
import { pictureCookie } from '../http/plugins/authentication.ts';
import { sha256 } from '../shared/tokens.ts';
import { multipart, picture, submission } from '../testing/forms.ts';
import { bearer, startTestServer, type TestServer, testPassword } from '../testing/test-app.ts';
import { addEvent } from './memberships/standing-record.ts';

const email = 'writer@mail.example';
let server: TestServer;
let admin: string;
let applicant: string;
let cookie: string;
let photo: string;
let applicationId: number;
let unpaidApplicationId: number;
let ownApplicationId: number;
let draftId: number;
let ownRequestId: number;
let otherRequestId: number;
let marketerId: number;
let viewId: number;
let messageId: number;
let confirmToken: string;
let leaveToken: string;
let resetToken: string;
let addressToken: string;
let failedMailId: number;
let otherSessionId: string;
let applicantId: number;
/** Has a sign-in that waits for its code, and a recovery code. */
let withFactorId: number;
let challenge: string;
const recoveryCode = 'abcd-efgh-jkmn';

interface Sent {
  readonly query?: string;
  readonly payload?: string | Buffer;
  readonly type?: string;
}

const json = (value: unknown): Sent => ({ payload: JSON.stringify(value), type: 'application/json' });
const form = ({ payload, headers }: ReturnType<typeof multipart>): Sent => ({
  payload,
  type: String(headers['content-type']),
});
const pictureBody = async (name: string) =>
  multipart([{ name, value: await picture(), filename: 'a.png', type: 'image/png' }]);

const proofBody = async (id: number) =>
  multipart([
    { name: 'application_id', value: String(id) },
    { name: 'proofOfPayment', value: await picture(), filename: 'a.png', type: 'image/png' },
  ]);

/** A proof is replaced and a question answered only while the payment is queried. */
const queryOwnPayment = () =>
  server.app.database.db
    .updateTable('applications')
    .set({ payment_state: 'queried' })
    .where('id', '=', ownApplicationId)
    .execute();

/** The charge of the unpaid application. */
const unpaidCharge = async (): Promise<number> => {
  const charge = server.app.database.db.selectFrom('charges').select('id');
  return (await charge.where('application_id', '=', unpaidApplicationId).executeTakeFirstOrThrow()).id;
};

/** Of which nothing is allocated. */
const openTransfer = async (): Promise<number> => {
  const row = { amount: 9_000, rest: 9_000, recorded_at: new Date().toISOString(), booked_on: '2026-01-05' };
  const added = server.app.database.db.insertInto('transfers').values(row).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
};

const openNameChange = async (user_id: number): Promise<number> => {
  const { db } = server.app.database;
  await db.deleteFrom('name_changes').execute();
  const row = { user_id, name: 'Asked', reason: 'Married', state: 'open', asked_at: '2026-01-05' } as const;
  return (await db.insertInto('name_changes').values(row).returning('id').executeTakeFirstOrThrow()).id;
};

/** Admitted by nobody's application. */
const newMembership = async (): Promise<number> => {
  const { db } = server.app.database;
  const since = '2026-01-05';
  const { last } = await db
    .selectFrom('memberships')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
  const grade = { number, grade: 'AIMC', from_on: since, application_id: applicationId } as const;
  await db
    .insertInto('memberships')
    .values({
      ...{ number, account_id: null, admitted_on: since, ended_on: null, grade: grade.grade, since },
      standing: 'in-force',
    })
    .execute();
  const added = await db
    .insertInto('membership_grades')
    .values(grade)
    .returningAll()
    .executeTakeFirstOrThrow();
  const event = {
    number,
    kind: 'admitted',
    effective_on: since,
    known_at: since,
    recorded_by: null,
  } as const;
  await db.transaction().execute((tx) => addEvent(tx, event, { grade: added }));
  return number;
};

const part = async (amount: number) => [{ charge_id: await unpaidCharge(), amount }];

/** Would be stored if it was sent correctly. */
const validInput: Partial<Record<string, () => Sent | Promise<Sent>>> = {
  '/signup.php': () =>
    json({
      name: 'New Sample',
      email: 'new@mail.example',
      phone_number: '+234 800 000 0005',
      password: testPassword,
      membership_type: 'Fellow',
    }),
  '/signin.php': () => json({ email, password: testPassword }),
  '/signout.php': () => ({}),
  '/update-profile.php': () => json({ organization: 'Written Ltd' }),
  '/upload-profile-photo.php': async () => form(await pictureBody('profile_photo')),
  '/ask-name-change.php': async () => {
    await server.app.database.db.deleteFrom('name_changes').execute();
    return form(
      multipart([
        { name: 'data', value: JSON.stringify({ name: 'Written', reason: 'Married' }) },
        { name: 'document', value: await picture(), filename: 'a.png', type: 'image/png' },
      ]),
    );
  },
  '/withdraw-name-change.php': async () => {
    await openNameChange(1);
    return {};
  },
  '/admin/decide-name-change.php': async () =>
    json({ name_change_id: await openNameChange(applicantId), agreed: false, answer: 'Written' }),
  '/forgot-password.php': () => json({ email }),
  '/reset-password.php': () => json({ token: resetToken, password: 'Talking&Drum55' }),
  '/change-password.php': () => json({ current_password: testPassword, password: 'Talking&Drum55' }),
  '/send-address-link.php': () => ({}),
  '/change-address.php': () => json({ email: 'moved@mail.example', password: testPassword }),
  '/use-address-link.php': () => json({ token: addressToken, kind: 'confirm' }),
  '/membership-application.php': async () => form(await submission()),
  '/open-application-draft.php': () => ({}),
  '/save-application-draft.php': () => json({ application_id: draftId, data: { surname: 'Written' } }),
  '/upload-draft-proof.php': async () => form(await proofBody(draftId)),
  '/remove-draft-proof.php': () => json({ application_id: draftId }),
  '/replace-proof.php': async () => form(await proofBody(ownApplicationId)),
  '/end-session.php': () => json({ session_id: otherSessionId }),
  '/end-other-sessions.php': () => ({}),
  '/erase-account.php': () => json({ password: testPassword }),
  '/admin/update-payment.php': () =>
    json({ application_id: applicationId, state: 'confirmed', amount: 5_000 }),
  '/admin/record-part-payment.php': () =>
    json({ application_id: unpaidApplicationId, amount: 4_000, bank_reference: 'FT 1' }),
  '/admin/record-transfer.php': async () => json({ amount: 10, allocations: await part(10) }),
  '/admin/allocate-transfer.php': async () =>
    json({ transfer_id: await openTransfer(), allocations: await part(10) }),
  '/admin/send-back-transfer.php': async () =>
    json({ transfer_id: await openTransfer(), amount: 10, day: '2026-01-05', reason: 'Written' }),
  '/admin/take-back-payment.php': async () => {
    const db = server.app.database.db;
    await db.deleteFrom('take_backs').execute();
    await db
      .insertInto('allocations')
      .values({
        transfer_id: await openTransfer(),
        charge_id: await unpaidCharge(),
        amount: 10,
        recorded_at: new Date().toISOString(),
      })
      .execute();
    await db
      .updateTable('charges')
      .set(({ eb }) => ({ allocated: eb('allocated', '+', 10) }))
      .where('id', '=', await unpaidCharge())
      .execute();
    return json({ charge_id: await unpaidCharge(), reason: 'Written' });
  },
  '/admin/decide-take-back.php': async () => {
    const asked = {
      charge_id: await unpaidCharge(),
      reason: 'Written',
      not_received: 0,
      asked_by: applicantId,
    };
    const db = server.app.database.db;
    await db.deleteFrom('take_backs').execute();
    const added = await db
      .insertInto('take_backs')
      .values({ ...asked, asked_at: new Date().toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return json({ take_back_id: added.id, agreed: false });
  },
  '/admin/waive-charge.php': async () => json({ charge_id: await unpaidCharge(), reason: 'Written' }),
  '/admin/close-month.php': async () => {
    await openTransfer();
    return json({ month: '2026-01' });
  },
  '/admin/match-payments.php': () =>
    json({ lines: [{ amount: 1, value_date: null, bank_reference: '', narration: 'IMC-APP-1' }] }),
  '/admin/statements.php': () =>
    json({ account: null, from_day: '2026-01-01', to_day: '2026-01-31', lines: 1, unread: 0 }),
  '/admin/record-standing.php': async () =>
    json({ number: await newMembership(), kind: 'lapsed', effective_on: '2026-02-05', reason: 'Written' }),
  '/admin/request-information.php': () =>
    json({ application_id: applicationId, sections: ['personal'], question: 'Which name?' }),
  '/answer-information-request.php': () => json({ request_id: ownRequestId, data: { surname: 'Written' } }),
  '/admin/close-information-request.php': () => json({ request_id: otherRequestId }),
  '/answer-payment-query.php': async () => {
    await queryOwnPayment();
    return json({ application_id: ownApplicationId, answer: 'From GTBank.' });
  },
  '/withdraw-application.php': () => json({ application_id: ownApplicationId }),
  '/newsletter-subscribe.php': () => json({ email: 'new.reader@mail.example' }),
  '/newsletter-confirm.php': () => json({ token: confirmToken }),
  '/newsletter-leave.php': () => json({ token: leaveToken }),
  '/admin/send-newsletter.php': () => json({ post_id: 'sample-saying-no' }),
  '/contact-message.php': () =>
    json({
      kind: 'contact',
      name: 'Writer',
      phone: '1',
      email: 'new.sender@mail.example',
      message: 'Hello',
    }),
  '/admin/set-message-state.php': () => json({ message_id: messageId, state: 'handled', seen_state: 'new' }),
  '/admin/delete-message.php': () => ({ query: `?id=${messageId}` }),
  '/admin/update-application-status.php': () => json({ application_id: applicationId, status: 'approved' }),
  '/admin/undo-decision.php': () => json({ application_id: applicationId }),
  '/admin/undo-payment.php': async () => json({ application_id: await confirmedApplication() }),
  '/admin/application-notes.php': () => json({ application_id: applicationId, note: 'Written' }),
  '/admin/add-marketer.php': () =>
    json({ full_name: 'M', email: 'm@mail.example', phone: '1', marketer_code: 'NEW-1' }),
  '/admin/update-marketer.php': () => json({ id: marketerId, full_name: 'Written' }),
  '/admin/delete-marketer.php': () => ({ query: `?id=${marketerId}` }),
  '/admin/resend-mail.php': () => json({ mail_id: failedMailId }),
  '/admin/saved-views.php': () => json({ name: 'Written', query: 'status=approved' }),
  '/admin/delete-saved-view.php': () => ({ query: `?id=${viewId}` }),
  '/admin/settings.php': () => json({ name: 'waiting_times', value: { shown: false }, version: 0 }),
  '/signin-code.php': () => json({ challenge, code: recoveryCode }),
  '/start-second-factor.php': () => json({ password: testPassword }),
  '/confirm-second-factor.php': () => json({ code: '000000' }),
  '/disable-second-factor.php': () => json({ password: testPassword, code: '000000' }),
  '/admin/set-account-role.php': () => json({ account_id: applicantId, role: 'reviewer' }),
  '/admin/set-account-blocked.php': () => json({ account_id: applicantId, blocked: true }),
  '/admin/correct-account.php': async () => {
    const { name, phone_number, email } = await server.app.database.db
      .selectFrom('users')
      .select(['name', 'phone_number', 'email'])
      .where('id', '=', applicantId)
      .executeTakeFirstOrThrow();
    const seen = { name, phone_number, email };
    return json({ account_id: applicantId, ...seen, name: 'Written', reason: 'Written', seen });
  },
  '/admin/end-account-sessions.php': () => json({ account_id: applicantId }),
  '/admin/reset-second-factor.php': () => json({ account_id: withFactorId }),
  '/admin/require-second-factor.php': () => json({ required: false }),
};

const writingCalls = allCalls.filter(({ method }) => method !== 'GET');

const inputOf = async ({ method, path }: Call): Promise<Sent> => {
  const input = validInput[path];
  if (!input) throw new Error(`add valid input for ${method} ${path} to this test`);
  return input();
};

/** For requests that are rejected. */
const inputs = new Map<Call, Sent>();
/** Before any of them. */
let before: string;

const send = (
  method: string,
  url: string,
  { payload, type }: Sent = {},
  headers: Record<string, string> = {},
) =>
  server.app.inject({
    method: method as 'GET',
    url,
    ...(payload === undefined ? {} : { payload }),
    headers: { ...(type === undefined ? {} : { 'content-type': type }), ...headers },
  });

/** Returns the id of the application. */
async function confirmedApplication(): Promise<number> {
  const application_id = await server.apply(applicant);
  const confirmation = json({ application_id, state: 'confirmed', amount: 5_000 });
  await send('POST', '/api/admin/update-payment.php', confirmation, bearer(admin));
  return application_id;
}

/** The admin is also a member, so one token may make every call. */
const headersFor = ({ access }: Call) => (access === 'anyone' ? {} : bearer(admin));

/** Records of reading are no data that a forged request could change. */
const recordsOfReading = ['application_openings', 'security_log'];

/** Every row of every table and the names of all files. */
async function allData({ without = [] }: { readonly without?: readonly string[] } = {}): Promise<string> {
  // Mails of earlier requests may still be sent.
  await server.app.background.idle();
  const { db } = server.app.database;
  const tables = await db.introspection.getTables();
  const rows: Record<string, unknown> = {};
  for (const { name } of tables.filter((table) => !without.includes(table.name)))
    rows[name] = await db
      .selectFrom(name as 'users')
      .selectAll()
      .execute();
  const files = (await readdir(server.dataDir, { recursive: true }))
    .map(String)
    .filter((name) => !/sqlite|\.db/.test(name))
    .sort();
  return JSON.stringify({ rows, files });
}

beforeAll(async () => {
  server = await startTestServer({ adminEmail: email, adminPassword: testPassword });
  const signIn = await send('POST', '/api/signin.php', json({ email, password: testPassword }));
  admin = signIn.json().data.token;
  cookie = `${pictureCookie}=${signIn.cookies[0]?.value}`;
  // Admins may not decide on their own application.
  applicant = await server.member('applicant@mail.example');
  applicationId = await server.apply(applicant);
  unpaidApplicationId = await server.apply(applicant);
  ownApplicationId = await server.apply(admin);
  draftId = (await send('POST', '/api/open-application-draft.php', {}, bearer(admin))).json().draft
    .application_id;
  const requests = await server.app.database.db
    .insertInto('information_requests')
    .values(
      [ownApplicationId, unpaidApplicationId].map((application_id) => ({
        application_id,
        sections: '["personal"]',
        question: 'Which name?',
        asked_by: 1,
        asked_at: new Date().toISOString(),
      })),
    )
    .returning('id')
    .execute();
  [ownRequestId = 0, otherRequestId = 0] = requests.map(({ id }) => id);
  const mine = await send(
    'POST',
    '/api/upload-profile-photo.php',
    form(await pictureBody('profile_photo')),
    bearer(admin),
  );
  photo = mine.json().profile_photo;
  const marketer = { full_name: 'A', email: 'a@mail.example', phone: '1', marketer_code: 'OLD-1' };
  await send('POST', '/api/admin/add-marketer.php', json(marketer), bearer(admin));
  marketerId = (await send('GET', '/api/admin/marketers.php', {}, bearer(admin))).json().marketers[0].id;
  const view = json({ name: 'Waiting', query: 'status=pending' });
  viewId = (await send('POST', '/api/admin/saved-views.php', view, bearer(admin))).json().view.id;
  const stored = json({ name: 'contact_messages', value: { stored: true }, version: 0 });
  await send('POST', '/api/admin/settings.php', stored, bearer(admin));
  const message = { kind: 'contact', name: 'A', phone: '1', email: 'a@mail.example', message: 'Hello' };
  await send('POST', '/api/contact-message.php', json(message));
  messageId = (await send('GET', '/api/admin/messages.php', {}, bearer(admin))).json().messages[0].id;
  await send('POST', '/api/newsletter-subscribe.php', json({ email: 'reader@mail.example' }));
  await send('POST', '/api/newsletter-subscribe.php', json({ email: 'confirmed@mail.example' }));
  const readers = server.app.database.db;
  await readers
    .updateTable('newsletter_subscriptions')
    .set({ state: 'confirmed' })
    .where('email_key', '=', 'confirmed@mail.example')
    .execute();
  const reader = await readers
    .selectFrom('newsletter_subscriptions')
    .select(['confirm_token', 'token'])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const { secrets } = server.app;
  confirmToken = secrets.open(reader.confirm_token ?? '', newsletterPurpose);
  leaveToken = secrets.open(reader.token, newsletterPurpose);
  await server.app.features.accounts.passwordResets.requestLink(email);
  await server.app.background.idle();
  const { addressTokenIn, mailsTo, resetTokenIn } = await import('../testing/outbox.ts');
  resetToken = resetTokenIn((await mailsTo(server.dataDir, email)).at(-1));
  addressToken = addressTokenIn((await mailsTo(server.dataDir, 'applicant@mail.example'))[0], 'confirm');
  const failed = await server.app.database.db
    .updateTable('mail_outbox')
    .set({ state: 'failed' })
    .where('template', '=', 'welcome')
    .returning('id')
    .executeTakeFirstOrThrow();
  failedMailId = failed.id;
  await send('POST', '/api/signin.php', json({ email, password: testPassword }));
  const { sessions } = (await send('GET', '/api/sessions.php', {}, bearer(admin))).json();
  otherSessionId = sessions.find(({ is_current }: { is_current: boolean }) => !is_current).id;
  const { db } = server.app.database;
  const idOf = async (address: string) =>
    (await db.selectFrom('users').select('id').where('email', '=', address).executeTakeFirstOrThrow()).id;
  applicantId = await idOf('applicant@mail.example');
  await server.member('factor@mail.example');
  withFactorId = await idOf('factor@mail.example');
  await db
    .insertInto('second_factors')
    .values({
      user_id: withFactorId,
      secret: server.app.secrets.seal('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', secondFactorPurpose(withFactorId)),
      last_step: 0,
    })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({ user_id: withFactorId, code_hash: sha256(plainCode(recoveryCode)) })
    .execute();
  await db
    .updateTable('users')
    .set({ second_factor_at: new Date().toISOString() })
    .where('id', '=', withFactorId)
    .execute();
  const withFactor = { email: 'factor@mail.example', password: testPassword };
  challenge = (await send('POST', '/api/signin.php', json(withFactor))).json().second_factor.challenge;
  await queryOwnPayment();
  for (const call of writingCalls) inputs.set(call, await inputOf(call));
  before = await allData();
});
afterAll(() => server.close());

const withNames = (calls: readonly Call[]) =>
  calls.map((call) => ({ call, name: `${call.method} ${call.path}` }));

test('this test has input for every writing call and for no others', () => {
  expect(Object.keys(validInput).sort()).toEqual(writingCalls.map(({ path }) => path).sort());
});

/** Some paths have one method for reading and one for writing. */
const hasCall = (method: string, path: string) =>
  allCalls.some((call) => call.path === path && call.method === method);

describe('R-28: methods', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];

  test.each(withNames(allCalls))('$name accepts only its own method', async ({ call }) => {
    const input = inputs.get(call) ?? {};
    for (const method of methods) {
      const isOwn = hasCall(method, call.path) || (method === 'HEAD' && hasCall('GET', call.path));
      if (isOwn) continue;
      const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method);
      const url = `/api${call.path}${input.query ?? ''}`;
      const answer = await send(method, url, hasBody ? input : {}, bearer(admin));
      expect([404, 405], method).toContain(answer.statusCode);
    }
  });

  test('pages, files, images, content and health checks accept only GET and HEAD', async () => {
    for (const url of [
      '/',
      '/login',
      '/none',
      '/assets/entry-1.js',
      `/uploads/${photo}`,
      '/healthz',
      '/readyz',
      '/content/images/a/b/c.png',
    ]) {
      for (const method of methods.filter((name) => name !== 'GET' && name !== 'HEAD')) {
        for (const sent of [{}, json({}), { payload: 'a=1', type: 'application/x-www-form-urlencoded' }]) {
          const answer = await send(method, url, method === 'TRACE' ? {} : sent, bearer(admin));
          expect([404, 405], `${method} ${url}`).toContain(answer.statusCode);
          if (method !== 'HEAD') expect(answer.json()).toMatchObject({ status: 'error' });
        }
      }
    }
  });

  test('a header or field with another method is ignored', async () => {
    const url = `/api/admin/delete-marketer.php?id=${marketerId}`;
    for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
      const answer = await send('POST', `${url}&_method=DELETE`, json({ _method: 'DELETE' }), {
        [name]: 'DELETE',
        ...bearer(admin),
      });
      expect([404, 405]).toContain(answer.statusCode);
    }
  });
});

describe('R-28: writing calls require JSON or multipart and the token', () => {
  /** Other sites can send the first ones without a preflight request. */
  const otherTypes = [
    'text/plain',
    'text/plain;charset=UTF-8',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/jsonp',
    'application/csp-report',
    'octet',
    '',
  ];

  test.each(withNames(writingCalls))('$name rejects other content types', async ({ call }) => {
    const input = inputs.get(call) ?? {};
    const wrongType = call.sends === 'multipart' ? 'application/json' : 'multipart/form-data; boundary=x';
    for (const type of [...otherTypes, wrongType]) {
      const answer = await send(
        call.method,
        `/api${call.path}${input.query ?? ''}`,
        { payload: input.payload ?? 'a=1', type },
        headersFor(call),
      );
      expect(answer.statusCode, type).toBe(415);
      expect(answer.json()).toMatchObject({ status: 'error', message: expect.stringContaining('JSON') });
    }
  });

  test.each(withNames(writingCalls.filter(({ access }) => access !== 'anyone')))(
    '$name is rejected with only the cookie',
    async ({ call }) => {
      const input = inputs.get(call) ?? {};
      const answer = await send(call.method, `/api${call.path}${input.query ?? ''}`, input, { cookie });
      expect(answer.statusCode).toBe(401);
    },
  );
});

test('R-28: none of the rejected requests changed data', async () => {
  expect(await allData()).toBe(before);
});

test('R-28: reading does not change data, except that it is recorded', async () => {
  await send(
    'POST',
    '/api/admin/update-payment.php',
    json({ application_id: applicationId, state: 'confirmed', amount: 5_000 }),
    bearer(admin),
  );
  await server.issueReceipts();
  await server.app.background.idle();
  const [receipt] = await server.app.database.db.selectFrom('receipts').select('code').execute();
  const member = await newMembership();
  const unread = await allData({ without: recordsOfReading });
  const queries: Partial<Record<string, string>> = {
    '/get-receipt.php': `?application_id=${applicationId}`,
    '/verify-receipt.php': `?code=${receipt?.code}`,
    '/admin/member.php': `?number=${member}`,
    '/admin/information-requests.php': `?application_id=${applicationId}`,
    '/admin/get-application.php': `?application_id=${applicationId}`,
    '/admin/payment.php': `?application_id=${applicationId}`,
    '/admin/application-neighbours.php': `?application_id=${applicationId}`,
    '/admin/application-history.php': `?application_id=${applicationId}`,
    '/admin/application-notes.php': `?application_id=${applicationId}`,
  };
  const reads = allCalls
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => `/api${path}${queries[path] ?? ''}`);
  for (const url of [
    ...reads,
    `/api/get-applications.php?email=${email}`,
    `/uploads/${photo}`,
    '/healthz',
    '/readyz',
    `/content/v1/data/query/production?query=${encodeURIComponent(blogQueries.list)}`,
  ]) {
    for (const method of ['GET', 'HEAD'])
      expect((await send(method, url, {}, bearer(admin))).statusCode, url).toBe(200);
  }
  expect(await allData({ without: recordsOfReading })).toBe(unread);
});

/** A question that is answered needs no new picture, and a withdrawn application no answer. */
const first = ['/replace-proof.php', '/answer-information-request.php'];
const isFirst = ({ path }: Call) => Number(first.includes(path));

// Runs last, because it changes data. It shows that the input is valid and was rejected only for its form.
test.each(
  withNames(
    writingCalls
      .filter(({ path }) => path !== '/signout.php')
      .sort((call, other) => isFirst(other) - isFirst(call)),
  ),
)('R-28: $name accepts the same input in the correct form', async ({ call }) => {
  const input = await inputOf(call);
  // A password change would end the sessions, and admins can't erase their account.
  if (['/reset-password.php', '/change-password.php', '/erase-account.php'].includes(call.path)) return;
  // A code of an app depends on the time; the contract tests send right ones.
  if (['/confirm-second-factor.php', '/disable-second-factor.php'].includes(call.path)) return;
  const url = `/api${call.path}${input.query ?? ''}`;
  const answer = await send(call.method, url, input, headersFor(call));
  expect(answer.json()).toMatchObject({ status: 'success' });
});
