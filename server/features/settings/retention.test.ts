import { openDraftCall, settingDefaults } from '@imc/api/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { days } from '../../shared/clock.ts';
import { outbox } from '../../testing/outbox.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/test-app.ts';
import { retentionReport, sweepRetention } from './retention.ts';

let server: TestServer;
let shift: number;
beforeEach(async () => {
  server = await startTestServer();
  shift = 0;
});
afterEach(() => server.close());

const later = (count: number) => {
  shift += days(count);
  server.advance(days(count));
};
const deps = () => ({ db: server.app.database.db, clock: () => new Date(Date.now() + shift) });
const due = async () =>
  Object.fromEntries((await retentionReport(deps())).map(({ name, rows }) => [name, rows]));
const none = { sent_mails: 0, failed_mails: 0, mail_rows: 0, messages: 0, drafts: 0 };

test('R-42, SET-6: a shorter period deletes nothing before the report has shown it for a week', async () => {
  await server.member('kept@mail.example');
  await server.app.background.idle();
  later(20);
  expect(await due()).toEqual(none);

  const value = { ...settingDefaults.retention, sent_mails: 14 };
  const admin = bearer(await server.admin());
  await server.post('/admin/settings.php', { name: 'retention', value, version: 0 }, admin);
  later(6);
  await server.runHourlyTasks();
  expect(await due()).toEqual({ ...none, sent_mails: 1 });
  expect(await outbox(server.dataDir)).toHaveLength(1);

  later(1);
  await server.runHourlyTasks();
  expect(await due()).toEqual(none);
  // MAIL-13: the file goes with the content.
  expect(await outbox(server.dataDir)).toEqual([]);
});

test('R-42, SET-6: drafts without a proof go a year after they were saved', async () => {
  const open = async (email: string): Promise<number> => {
    const answer = await server.post(openDraftCall.path, undefined, bearer(await server.member(email)));
    return answer.json().draft.application_id;
  };
  const { db } = server.app.database;
  await open('draft@mail.example');
  const paid = await open('paid@mail.example');
  await db.updateTable('applications').set({ proof_file: 'a.jpg' }).where('id', '=', paid).execute();
  later(360);
  await sweepRetention(deps());
  expect((await due()).drafts).toBe(1);
  later(6);
  await sweepRetention(deps());
  expect(await db.selectFrom('applications').select('id').execute()).toEqual([{ id: paid }]);
});
