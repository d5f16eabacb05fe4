import { settingDefaults } from '@imc/api/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../testing/outbox.ts';
import { bearer, startTestServer, type TestServer, testAdmin } from '../../testing/test-app.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const db = () => server.app.database.db;
const change = async (name: string, value: object, version: number, more: object = {}) =>
  server.post('/admin/settings.php', { name, value, version, ...more }, bearer(await server.admin()));

describe('SET-1: the history', () => {
  test('is append-only', async () => {
    expect((await change('waiting_times', { shown: false }, 0)).statusCode).toBe(200);
    await expect(db().updateTable('setting_changes').set({ value: '{}' }).execute()).rejects.toThrow(
      /append-only/,
    );
    await expect(db().deleteFrom('setting_changes').execute()).rejects.toThrow(/append-only/);
  });

  test('has the same change once if two requests carry it at the same time', async () => {
    const answers = await Promise.all([1, 2].map(() => change('waiting_times', { shown: false }, 0)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await db().selectFrom('setting_changes').select('version').execute()).toEqual([{ version: 1 }]);
  });

  test('returns the latest 20 changes, each with the value before', async () => {
    for (let version = 0; version < 22; version += 1)
      await change('retention', { ...settingDefaults.retention, sent_mails: 31 + version }, version);
    const answer = await server.get('/admin/settings.php', bearer(await server.admin()));
    const { history, version } = answer.json().settings.retention;
    expect([version, history.length]).toEqual([22, 20]);
    expect([history.at(-1).from.sent_mails, history.at(-1).to.sent_mails]).toEqual([32, 33]);
  });
});

describe('SET-3: the bank account', () => {
  const account = { bank: 'Second Bank', name: 'The Institute', number: '0123456789' };

  test('is recorded in the security log without its number', async () => {
    await change('bank_account', account, 0, { current_password: 'wrong' });
    await change('bank_account', account, 0, { current_password: testAdmin.password });
    await server.app.features.securityLog.idle();
    const rows = await db().selectFrom('security_log').selectAll().execute();
    expect(rows).toContainEqual(
      expect.objectContaining({ kind: 'setting-changed', subject: 'setting-change', detail: 'bank_account' }),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({ kind: 'sign-in-failed', detail: 'current-password' }),
    );
    expect(JSON.stringify(rows)).not.toContain(account.number);
    expect(server.logs.join('')).not.toContain(testAdmin.password);
  });

  test('an account that has changed a setting can’t be erased after it lost its role', async () => {
    await change('bank_account', account, 0, { current_password: testAdmin.password });
    await db().updateTable('users').set({ role: 'member' }).where('email', '=', testAdmin.email).execute();
    const token = await server.signIn(testAdmin.email, testAdmin.password);
    const answer = await server.post('/erase-account.php', { password: testAdmin.password }, bearer(token));
    expect(answer.statusCode).toBe(403);
  });
});

test('SET-4: mails name the committee’s mailbox as the address to answer to', async () => {
  const sendTo = async (email: string) => {
    await server.member(email);
    server.app.features.mails.delivery.wake();
    await server.app.background.idle();
    return (await mailsTo(server.dataDir, email)).join('');
  };
  expect(await sendTo('first@mail.example')).toContain(
    `Reply-To: ${settingDefaults.committee_mailbox.email}`,
  );
  await change('committee_mailbox', { email: 'committee@imc.example' }, 0);
  expect(await sendTo('second@mail.example')).toContain('Reply-To: committee@imc.example');
});
