import { accountTexts, peopleTexts } from '@imc/api/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo, resetTokenIn } from '../../testing/outbox.ts';
import { bearer, startTestServer, type TestServer, testPassword } from '../../testing/test-app.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.admin();
});
afterAll(() => server.close());

const db = () => server.app.database.db;
const reason = 'Told us on the telephone.';

const post = (path: string, payload: object, token?: string) =>
  server.post(path, payload, token === undefined ? {} : bearer(token));

const accountOf = (email: string) =>
  db()
    .selectFrom('users')
    .select(['id', 'name', 'phone_number', 'email'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

/** By the address of the account. */
async function correct(email: string, changes: object, token = admin) {
  const { id, ...seen } = await accountOf(email);
  const answer = await post(
    '/admin/correct-account.php',
    { account_id: id, ...seen, ...changes, reason, seen },
    token,
  );
  await server.app.background.idle();
  return answer;
}

async function resetTokenFor(email: string): Promise<string> {
  await post('/forgot-password.php', { email });
  await server.app.background.idle();
  return resetTokenIn((await mailsTo(server.dataDir, email)).at(-1));
}

test('PPL-13: a corrected address retires links, takes waiting mails along, and hides the reason from the old one', async () => {
  const [before, after] = ['mispelt@mail.example', 'misspelt@mail.example'];
  await server.member(before);
  const token = await resetTokenFor(before);
  const { id } = await accountOf(before);
  await db()
    .updateTable('mail_outbox')
    .set({ state: 'failed' })
    .where('user_id', '=', id)
    .where('template', '=', 'welcome')
    .execute();
  expect((await correct(before, { email: after })).statusCode).toBe(200);

  expect((await post('/reset-password.php', { token, password: 'Oriki&Drum77' })).statusCode).toBe(400);
  const welcome = await db()
    .selectFrom('mail_outbox')
    .select('to_address')
    .where('user_id', '=', id)
    .where('template', '=', 'welcome')
    .executeTakeFirst();
  expect(welcome?.to_address).toBe(after);
  const [newMails, oldMails] = await Promise.all(
    [after, before].map(async (email) => (await mailsTo(server.dataDir, email)).join('\n')),
  );
  expect(newMails).toContain(reason);
  expect(oldMails).toContain('email address');
  expect(oldMails).not.toContain(reason);
  expect(oldMails).not.toContain(after);
});

test('PPL-13: a proven address is not corrected, but the name beside it is', async () => {
  const email = 'proven@mail.example';
  await server.member(email);
  const token = await resetTokenFor(email);
  expect((await post('/reset-password.php', { token, password: 'Oriki&Drum77' })).statusCode).toBe(200);
  const refused = await correct(email, { email: 'other@mail.example' });
  expect([refused.statusCode, refused.json().errors]).toEqual([409, { email: peopleTexts.addressProven }]);
  expect((await correct(email, { name: 'Amaka Nwosu' })).statusCode).toBe(200);
});

test('PPL-13: at the same moment, an address is given to one account only', async () => {
  const emails = ['one@mail.example', 'two@mail.example'];
  for (const email of emails) await server.member(email);
  const answers = await Promise.all(emails.map((email) => correct(email, { email: 'same@mail.example' })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().errors).toEqual({ email: accountTexts.emailTaken });
});

test('PPL-13: the owner downloads and erases corrections; who made them stays', async () => {
  const [owner, former] = ['owner@mail.example', 'former@mail.example'];
  const token = await server.member(owner);
  await server.member(former);
  const { id } = await accountOf(former);
  await post('/admin/set-account-role.php', { account_id: id, role: 'admin' }, admin);
  expect(
    (await correct(owner, { name: 'Amaka Nwosu' }, await server.signIn(former, testPassword))).statusCode,
  ).toBe(200);
  await post('/admin/set-account-role.php', { account_id: id, role: 'member' }, admin);
  const erase = async (session: string) => post('/erase-account.php', { password: testPassword }, session);
  expect((await erase(await server.signIn(former, testPassword))).statusCode).toBe(403);

  const data = await server.get('/my-data.php', bearer(token));
  const json = strFromU8(unzipSync(data.rawPayload)['my-data.json'] as Uint8Array);
  expect(JSON.parse(json).corrected_by_the_institute).toEqual([
    {
      changed_at: expect.any(String),
      reason,
      changes: [{ detail: 'name', from: 'Amaka Sample', to: 'Amaka Nwosu' }],
    },
  ]);
  expect((await erase(token)).statusCode).toBe(200);
  const left = db().selectFrom('account_corrections').select('id').where('changed_by', '=', id);
  expect(await left.execute()).toEqual([]);
});
