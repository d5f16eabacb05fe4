import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  foldText,
  openDraftCall,
  ownAccountTexts,
  privacyInForce,
  saveDraftCall,
  undoTime,
} from '@imc/api/contract';
import { strFromU8, unzipSync } from 'fflate';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../db/types.ts';
import { accountColumns } from '../../shared/account.ts';
import { hours } from '../../shared/clock.ts';
import { completeForm, multipart, picture, submission } from '../../testing/forms.ts';
import { storage } from '../../testing/storage.ts';
import { bearer, startTestServer, type TestServer, testPassword } from '../../testing/test-app.ts';
import { createErasure } from './erasure.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = (): Db => server.app.database.db;

const post = (token: string, path: string, payload?: object, headers: Record<string, string> = {}) =>
  server.post(path, payload, { ...headers, ...bearer(token) });

const get = (token: string, path: string) => server.get(path, bearer(token));

const erase = (token: string, password = testPassword) => post(token, '/erase-account.php', { password });

const accountOf = (email: string) =>
  db().selectFrom('users').select(accountColumns).where('email_key', '=', email).executeTakeFirstOrThrow();

/** Occurs in everything that a member entered. */
const markOf = (email: string) => `Mark-${email.split('@')[0]}`;

/** Answers one request for information, and saves the answer to another. Both contain the mark. */
async function answerRequests(token: string, application_id: number, mark: string): Promise<void> {
  const admin = await server.admin();
  const ask = async () => {
    const request = { application_id, sections: ['professional'], question: `Which employer, ${mark}?` };
    expect((await post(admin, '/admin/request-information.php', request)).statusCode).toBe(200);
    return (await get(token, '/get-member-application.php')).json().application.information_request.id;
  };
  const data = { employer: `${mark} Limited`, position: 'Partner' };
  const answer = { request_id: await ask(), data };
  expect((await post(token, '/answer-information-request.php', answer)).statusCode).toBe(200);
  await ask();
  const saved = await post(token, saveDraftCall.path, {
    application_id,
    data: { employer: `${mark} unsent` },
    partial: true,
  });
  expect(saved.statusCode).toBe(200);
}

/** Has an application, a draft, a photo, a subscription, two sessions and a reset link, all with the address or the mark. */
async function fullMember(email: string): Promise<{ token: string; id: number; applicationId: number }> {
  const token = await server.member(email);
  await server.signIn(email, testPassword, true);
  const mark = markOf(email);
  await db()
    .updateTable('users')
    .set({ marketer_code: `${mark}-code`, email_proven_at: new Date().toISOString() })
    .where('email', '=', email)
    .execute();
  // The member was on the staff for a time.
  const { id } = await accountOf(email);
  await db()
    .insertInto('saved_views')
    .values({
      user_id: id,
      name: `${mark} views`,
      name_key: `${mark} views`.toLowerCase(),
      query: 'status=pending',
      created_at: new Date().toISOString(),
    })
    .execute();
  // Stored while messages were on.
  const none = { phone: null, city: null, country: null, work: null, qualification: null };
  const message = { kind: 'home', name: mark, email, message: mark, ...none } as const;
  await db()
    .insertInto('contact_messages')
    .values({
      kind: message.kind,
      email_key: email,
      content: JSON.stringify(message),
      search_text: mark,
      created_at: new Date().toISOString(),
      state: 'new',
      state_by: null,
      state_at: null,
    })
    .execute();
  await post(token, '/update-profile.php', { organization: mark, career_field: mark });
  const form = await submission(completeForm({ surname: mark, employer: mark }));
  const sent = await post(token, '/membership-application.php', form.payload, {
    ...form.headers,
    'idempotency-key': `${mark}-key`,
  });
  expect(sent.statusCode).toBe(200);
  const { draft } = (await post(token, openDraftCall.path)).json();
  await post(token, saveDraftCall.path, { application_id: draft.application_id, data: { surname: mark } });
  const proofOf = async (path: string, id: number) => {
    const { payload, headers } = multipart([
      { name: 'application_id', value: String(id) },
      { name: 'proofOfPayment', value: await picture('jpeg'), filename: 'proof.jpg', type: 'image/jpeg' },
    ]);
    const answer = await post(token, path, payload, { ...headers, 'idempotency-key': `${mark}-${path}` });
    expect(answer.statusCode).toBe(200);
  };
  await proofOf('/upload-draft-proof.php', draft.application_id);
  const admin = await server.admin();
  const { application_id } = sent.json();
  const query = { application_id, state: 'queried', question: `Which account, ${mark}?` };
  await post(admin, '/admin/update-payment.php', query);
  await proofOf('/replace-proof.php', application_id);
  await answerRequests(token, application_id, mark);
  const transfer = { application_id, amount: 1_000, bank_reference: `Bank-${mark}` };
  await post(admin, '/admin/record-part-payment.php', transfer);
  await post(admin, '/admin/application-notes.php', { application_id, note: `Note-About-${mark}` });
  const decision = { application_id, status: 'rejected', note: `Note-Of-${mark}`, reason: `Reason ${mark}` };
  await post(admin, '/admin/update-application-status.php', decision);
  expect((await post(admin, '/admin/undo-decision.php', { application_id })).statusCode).toBe(200);
  expect((await get(admin, `/admin/get-application.php?application_id=${application_id}`)).statusCode).toBe(
    200,
  );
  const photo = multipart([
    { name: 'profile_photo', value: await picture('jpeg'), filename: 'me.jpg', type: 'image/jpeg' },
  ]);
  expect((await post(token, '/upload-profile-photo.php', photo.payload, photo.headers)).statusCode).toBe(200);
  await server.post('/newsletter-subscribe.php', { email });
  await server.post('/forgot-password.php', { email });
  await server.app.background.idle();
  // A failed sign-in is counted under a hash of the address.
  await server.post('/signin.php', { email, password: 'Wrong@12345' });
  return { token, id, applicationId: application_id };
}

/** Charges the account an annual fee, a part of which is paid. */
async function payAnnualFee(account_id: number, mark: string): Promise<void> {
  const at = new Date().toISOString();
  const charge = {
    account_id,
    application_id: null,
    kind: 'annual',
    about: `Annual fee of ${mark}`,
  } as const;
  const due = { amount: 10_000, due_on: null, waived_reason: null, waived_by: null, state: 'open' } as const;
  const { id } = await db()
    .insertInto('charges')
    .values({ ...charge, ...due, created_at: at, announced_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const allocations = [{ charge_id: id, amount: 4_000 }];
  const transfer = { amount: 4_000, bank_reference: `Annual-${mark}`, allocations };
  expect((await post(await server.admin(), '/admin/record-transfer.php', transfer)).statusCode).toBe(200);
}

/** A line of a bank statement fits the payment of the application. */
async function matchStatement(application_id: number): Promise<void> {
  const days = { from_day: '2026-01-01', to_day: '2026-01-31', account: null };
  const { id: import_id } = await db()
    .insertInto('statement_imports')
    .values({ ...days, lines: 9, unread: 0, imported_by: 1, imported_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db().insertInto('statement_matches').values({ import_id, line: 7, application_id }).execute();
}

/** Files of the data folder that contain one of the texts, in any case. */
async function filesWith(texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(files.map((file) => readFile(file, 'latin1')));
  return files.filter((_, index) =>
    texts.some((text) => contents[index]?.toLowerCase().includes(text.toLowerCase())),
  );
}

/** As JSON, by table. */
async function allRows(): Promise<Map<string, string[]>> {
  const tables = await db().introspection.getTables();
  const rows = new Map<string, string[]>();
  for (const { name } of tables) {
    const found = await sql`select * from ${sql.table(name)}`.execute(db() as Kysely<unknown>);
    rows.set(
      name,
      found.rows.map((row) => JSON.stringify(row)),
    );
  }
  return rows;
}

async function uploadedFiles(): Promise<string[]> {
  const folder = join(server.dataDir, 'uploads');
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

describe('R-42: the download', () => {
  test('has all data and files of the member, and nothing of another', async () => {
    const own = await fullMember('download.a@mail.example');
    const other = await fullMember('download.b@mail.example');
    for (const address of ['download.a@mail.example', 'download.b@mail.example'])
      await payAnnualFee((await accountOf(address)).id, markOf(address));
    await matchStatement(own.applicationId);
    const admin = await server.admin();
    await post(admin, '/admin/update-application-status.php', {
      application_id: own.applicationId,
      status: 'approved',
      reason: 'Told to the member',
    });
    const early = strFromU8(
      unzipSync((await get(own.token, '/my-data.php')).rawPayload)['my-data.json'] as Uint8Array,
    );
    expect(JSON.parse(early).applications[0]).toMatchObject({
      state: 'pending',
      decided_at: null,
      history: [{ to_status: 'pending' }],
    });
    for (const untold of ['Told to the member', '"decision"', 'IMC-M-']) expect(early).not.toContain(untold);

    server.advance(undoTime);
    await server.app.features.memberships.settleApprovals();
    const answer = await get(own.token, '/my-data.php');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="imc-my-data.zip"');

    const files = unzipSync(answer.rawPayload);
    const proof = `proofs-of-payment/IMC-APP-${own.applicationId}.jpg`;
    const replaced = `proofs-of-payment/IMC-APP-${own.applicationId}-replaced-1.png`;
    expect(Object.keys(files).sort()).toEqual([
      'my-data.json',
      'profile-photo.jpg',
      replaced,
      proof,
      expect.stringMatching(/^proofs-of-payment\/IMC-APP-\d+\.jpg$/),
    ]);
    const stored = await get(own.token, '/get-member-application.php');
    expect(stored.json().application).toMatchObject({
      status: 'approved',
      decision_reason: 'Told to the member',
      history: expect.arrayContaining([{ kind: 'approved', at: expect.any(String) }]),
    });
    const uploaded = await server.app.inject({
      url: `/uploads/${stored.json().application.proof_of_payment}`,
      headers: bearer(own.token),
    });
    expect(Buffer.from(files[proof] as Uint8Array).equals(uploaded.rawPayload)).toBe(true);

    const text = strFromU8(files['my-data.json'] as Uint8Array);
    const mark = markOf('download.a@mail.example');
    expect(JSON.parse(text)).toMatchObject({
      account: { id: own.id, organization: mark, profile_photo: 'profile-photo.jpg' },
      consent: { terms: { version: '1.0' }, privacy: { version: privacyInForce.version } },
      mails: [
        'welcome',
        'application-received',
        'payment-queried',
        'information-asked',
        'information-asked',
        'newsletter-confirm',
        'password-reset',
        'decision',
      ].map((template) => ({ template })),
      // MEM-11.
      membership: { number: expect.stringMatching(/^IMC-M-/), grade: 'AIMC', standing: 'in-force' },
      membership_events: [{ kind: 'admitted', grade: 'AIMC', reason: null }],
      charges: [
        {
          reference: expect.stringMatching(/^IMC-DUE-/),
          about: `Annual fee of ${mark}`,
          state: 'open',
          transfers: [{ amount: 4_000, bank_reference: `Annual-${mark}` }],
        },
      ],
      newsletter: {
        email: 'download.a@mail.example',
        subscribed_at: expect.any(String),
        state: 'waiting',
      },
      contact_messages: [{ name: mark, message: mark, sent_at: expect.any(String) }],
      sessions: [{ is_current: true }, { is_current: false }],
      sign_ins: ['sign-in-failed', 'sign-in', 'sign-in'].map((kind) => ({ kind, count: 1 })),
      password_reset_links: [{ state: 'open' }],
      saved_views: [{ name: `${mark} views`, query: 'status=pending', created_at: expect.any(String) }],
      applications: [
        {
          id: own.applicationId,
          state: 'approved',
          form: {
            ...completeForm(),
            surname: mark,
            employer: `${mark} Limited`,
            position: 'Partner',
            membershipCategory: expect.any(String),
          },
          information_requests: [
            {
              question: `Which employer, ${mark}?`,
              sections: ['professional'],
              answered_at: expect.any(String),
              earlier_values: { employer: mark, position: completeForm().position },
            },
            { answered_at: null, earlier_values: null },
          ],
          opened_by_the_institute: [
            {
              part: 'application',
              opened_at: expect.any(String),
              staff_role: 'admin',
              staff_number: expect.any(Number),
            },
          ],
          proof_hashes: [1, 2].map(() => ({
            sha256: expect.stringMatching(/^[\da-f]{64}$/),
            difference_hash: expect.stringMatching(/^[\da-f]{16}$/),
          })),
          unsent_answer: { employer: `${mark} unsent` },
          proof_of_payment: proof,
          replaced_proofs: [replaced],
          payment_history: [
            { from_state: 'none', to_state: 'received', changed_by: 'you' },
            { from_state: 'received', to_state: 'queried', changed_by: 'the Institute' },
            { from_state: 'queried', to_state: 'received', changed_by: 'you' },
            { from_state: 'received', to_state: 'received', changed_by: 'the Institute', amount: 1_000 },
          ],
          transfers: [{ amount: 1_000, value_date: null, bank_reference: `Bank-${mark}` }],
          statement_matches: [{ from_day: '2026-01-01', to_day: '2026-01-31', line: 7 }],
          history: [
            { from_status: null, to_status: 'pending', changed_by: 'you' },
            {
              from_status: 'pending',
              to_status: 'approved',
              changed_by: 'the Institute',
              reason: 'Told to the member',
            },
          ],
        },
        { state: 'draft', form: { surname: mark }, history: [] },
      ],
    });
    for (const foreign of [
      'download.b@mail.example',
      markOf('download.b@mail.example'),
      other.token,
      own.token,
      'Administrator',
      'Note-About',
      'Note-Of',
      'salt',
      'argon2',
      'token_hash',
      'cookie_hash',
      'security_version',
      'email_key',
      'name_key',
    ]) {
      expect(text).not.toContain(foreign);
    }
  });

  test('has more applications than are read at a time', async () => {
    const token = await server.member('download.many@mail.example');
    const { id } = await accountOf('download.many@mail.example');
    const { draft } = (await post(token, openDraftCall.path)).json();
    const row = await db()
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', draft.application_id)
      .executeTakeFirstOrThrow();
    const { id: _id, ...columns } = row;
    const submitted_at = new Date().toISOString();
    const copies = Array.from({ length: 45 }, () => ({ ...columns, user_id: id, submitted_at }));
    await db().insertInto('applications').values(copies).execute();
    const files = unzipSync((await get(token, '/my-data.php')).rawPayload);
    const { applications } = JSON.parse(strFromU8(files['my-data.json'] as Uint8Array));
    expect(applications).toHaveLength(46);
    expect(new Set(applications.map((application: { id: number }) => application.id)).size).toBe(46);
  });

  test('is limited per minute', async () => {
    const limited = await startTestServer({ limitedPerMinute: 2 });
    try {
      const token = await limited.admin();
      const codes: number[] = [];
      for (let request = 0; request < 3; request++) {
        codes.push((await limited.get('/my-data.php', bearer(token))).statusCode);
      }
      expect(codes).toEqual([200, 200, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('R-42: the erasure', () => {
  const email = 'erase.me@mail.example';

  test('leaves no row and no file of the member, and one entry that names nobody', async () => {
    await fullMember('bystander@mail.example');
    const filesBefore = await uploadedFiles();
    const rowsBefore = await allRows();
    const { token, id } = await fullMember(email);
    const admin = await server.admin();
    const figures = async () => (await get(admin, '/admin/dashboard-stats.php')).json().stats;
    const { totalApplications } = await figures();

    const answer = await erase(token);
    expect([answer.statusCode, answer.json().message]).toEqual([200, ownAccountTexts.erased]);
    expect(String(answer.headers['set-cookie'])).toContain('imc_pictures=;');

    expect((await get(token, '/get-profile.php')).statusCode).toBe(401);
    expect((await figures()).totalApplications).toBe(totalApplications - 1);
    expect(await uploadedFiles()).toEqual(filesBefore);

    // No table has more rows than before, except those for the erasure, the money, the security log, the admin's own session, counts that are 0 now, and
    // the hashes of the history.
    const rows = await allRows();
    // SQLite's parts of the full-text index. Deleting overwrites the texts, but may split a part.
    const searchIndex = ['application_search', 'account_search'].flatMap((table) => [
      `${table}_data`,
      `${table}_idx`,
    ]);
    const added = [...rows].flatMap(([table, found]) =>
      found.length > (rowsBefore.get(table)?.length ?? 0) ? [table] : [],
    );
    expect(added).toContain('erasures');
    expect([
      ...['allocations', 'charges', 'transfers'],
      'application_counts',
      'application_history_chain',
      'erasures',
      // The membership stays, and names nobody.
      'membership_grades',
      'memberships',
      'security_log',
      'sessions',
      'standing_chain',
      'standing_events',
      ...searchIndex,
    ]).toEqual(expect.arrayContaining(added));
    const remains = [...rows.values()].flat().join('\n');
    for (const trace of [
      email,
      markOf(email),
      foldText(markOf(email)),
      `"user_id":${id},`,
      `"changed_by":${id},`,
      `application:${id}"`,
    ]) {
      expect(remains, trace).not.toContain(trace);
    }
    expect(remains).toContain('bystander@mail.example');
    const entry = await db().selectFrom('erasures').selectAll().executeTakeFirstOrThrow();
    expect(entry).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      erased_at: expect.stringMatching(/Z$/),
      applications: 1,
      drafts: 1,
      files: 4,
      sessions: 2,
      subscriptions: 1,
      status_changes: 3,
    });
    // The counts that triggers keep match the rows.
    const counted = await db()
      .selectFrom('application_counts')
      .select(({ fn }) => fn.sum<number>('count').as('sum'))
      .where('counted_by', '=', 'status')
      .executeTakeFirstOrThrow();
    const actual = await db()
      .selectFrom('applications')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('submitted_at', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(Number(counted.sum)).toBe(Number(actual.count));
  });

  test('leaves nothing legible in any file of the data folder', async () => {
    const legible = 'erase.legible@mail.example';
    const { token } = await fullMember(legible);
    await post(token, '/update-profile.php', { organization: `${markOf(legible)} until yesterday` });
    await server.app.background.idle();
    expect((await filesWith([legible])).some((file) => file.endsWith('.eml'))).toBe(true);
    expect((await erase(token)).statusCode).toBe(200);
    expect(await filesWith([legible, markOf(legible)])).toEqual([]);
    await server.restart();
    expect(await filesWith([legible, markOf(legible)])).toEqual([]);
  });

  test('PAY-10: a receipt is in the download, and stays without a name and an application', async () => {
    const { token, applicationId } = await fullMember('erase.receipt@mail.example');
    const payment = { application_id: applicationId, state: 'confirmed', amount: 4_000 };
    await post(await server.admin(), '/admin/update-payment.php', payment);
    await server.issueReceipts();
    const { receipt } = (await get(token, `/get-receipt.php?application_id=${applicationId}`)).json();
    const files = unzipSync((await get(token, '/my-data.php')).rawPayload);
    const { applications } = JSON.parse(strFromU8(files['my-data.json'] as Uint8Array));
    expect(applications[0].receipts[0]).toMatchObject({ number: receipt.number, code: receipt.code });

    expect((await erase(token)).statusCode).toBe(200);
    const rows = await db().selectFrom('receipts').selectAll().where('code', '=', receipt.code).execute();
    expect(rows).toEqual([
      {
        number: receipt.number,
        code: receipt.code,
        application_id: null,
        fee: 'application',
        name: '',
        grade: receipt.grade,
        amount: 5_000,
        issued_at: receipt.issued_at,
        charge_id: expect.any(Number),
      },
    ]);
  });

  test('an admission stays with number, grade and day, and its number is not given again', async () => {
    const admit = async (email: string) => {
      const { token, applicationId } = await fullMember(email);
      const decision = { application_id: applicationId, status: 'approved' };
      await post(await server.admin(), '/admin/update-application-status.php', decision);
      return { token, applicationId };
    };
    const { token, applicationId } = await admit('erase.admitted@mail.example');
    server.advance(undoTime);
    expect((await erase(token)).statusCode).toBe(200);
    const given = db().selectFrom('membership_grades').select(['application_id', 'grade', 'from_on']);
    expect(await given.where('application_id', '=', applicationId).execute()).toEqual([
      { application_id: applicationId, grade: 'AIMC', from_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    expect((await admit('erase.later@mail.example')).applicationId).toBeGreaterThan(applicationId);
  });

  test('PAY-20: a receipt that waits is issued first, so that the accounts of the Institute have it', async () => {
    const { token, applicationId } = await fullMember('erase.pending@mail.example');
    const payment = { application_id: applicationId, state: 'confirmed', amount: 4_000 };
    await post(await server.admin(), '/admin/update-payment.php', payment);
    expect((await erase(token)).statusCode).toBe(200);
    const newest = db().selectFrom('receipts').select(['amount', 'name', 'application_id']);
    expect(await newest.orderBy('number', 'desc').limit(1).executeTakeFirst()).toEqual({
      amount: 5_000,
      name: '',
      application_id: null,
    });
  });

  test('R-5: guessing the password is slowed down like signing in', async () => {
    const token = await server.member('guess@mail.example');
    const codes: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      codes.push((await erase(token, `Wrong@1234${attempt}`)).statusCode);
    }
    expect(codes).toEqual([400, 400, 400, 400, 400, 429]);
    // The right password has to wait as well.
    expect((await erase(token)).statusCode).toBe(429);
    expect((await get(token, '/get-profile.php')).statusCode).toBe(200);
  });

  test('of two at once, one succeeds and the other finds no session or account', async () => {
    const token = await server.member('twice@mail.example');
    const codes = (await Promise.all([erase(token), erase(token)])).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.every((code) => [200, 400, 401].includes(code))).toBe(true);
  });

  test('is refused for accounts in the history of other applications', async () => {
    const { applicationId } = await fullMember('decided.about@mail.example');
    const token = await server.member('former.admin@mail.example');
    const { id } = await accountOf('former.admin@mail.example');
    await db()
      .insertInto('application_status_history')
      .values({
        application_id: applicationId,
        from_status: 'pending',
        to_status: 'rejected',
        changed_by: id,
        changed_at: new Date().toISOString(),
      })
      .execute();
    const answer = await erase(token);
    expect([answer.statusCode, answer.json().message]).toEqual([403, ownAccountTexts.adminsStay]);
    // The account is unchanged: the address still signs in.
    expect(await server.signIn('former.admin@mail.example', testPassword)).toBeTruthy();
  });

  test('leaves files that can not be removed to the sweep', async () => {
    const before = await uploadedFiles();
    await fullMember('stubborn@mail.example');
    const onStrayFile = vi.fn();
    const { memberships, payments, securityLog } = server.app.features;
    const erasure = createErasure({
      issueReceiptsOf: payments.issueReceiptsOf,
      settleApprovals: memberships.settleApprovals,
      securityLog,
      db: db(),
      clock: () => new Date(),
      storage: {
        ...(await storage(server)),
        remove: () => Promise.reject(new Error('the storage is down')),
      },
      isCurrentPassword: async () => true,
      sweepMailFiles: async () => {},
      truncateLog: async () => {},
      onStrayFile,
    });
    await erasure.erase(await accountOf('stubborn@mail.example'), testPassword, 'a client');
    expect(onStrayFile).toHaveBeenCalledTimes(4);
    expect(await uploadedFiles()).toHaveLength(before.length + 4);
    server.advance(hours(2));
    await server.runHourlyTasks();
    expect(await uploadedFiles()).toEqual(before);
  });
});
