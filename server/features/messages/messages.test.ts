import { settingDefaults } from '@imc/api/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { days, minutes } from '../../shared/clock.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/test-app.ts';
import { readSetting } from '../settings/setting-values.ts';

let server: TestServer;
let admin: string;
const db = () => server.app.database.db;

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  server.post(path, payload, headers);
const store = (value: object, version: number, name = 'contact_messages') =>
  post('/admin/settings.php', { name, value, version }, bearer(admin));
const send = (message: string, ip = '10.1.1.1') =>
  server.app.inject({
    method: 'POST',
    url: '/api/contact-message.php',
    remoteAddress: ip,
    payload: { kind: 'contact', name: 'Ada', phone: '1', email: 'ada@mail.example', message },
  });
const count = async () => (await db().selectFrom('contact_messages').select('id').execute()).length;

beforeEach(async () => {
  server = await startTestServer();
  admin = await server.admin();
});
afterEach(() => server.close());

test('MSG-1: nothing is stored by default, and neither a message nor its sender is ever logged', async () => {
  expect(settingDefaults.contact_messages.stored).toBe(false);
  await store({ stored: true }, 0);
  expect((await send('Hello')).statusCode).toBe(200);
  expect(server.logs.join('')).not.toMatch(/ada@mail|Hello/);
});

test('MSG-2: the same message after ten minutes is another one', async () => {
  await store({ stored: true }, 0);
  await send('Hello');
  server.advance(minutes(9));
  await send('Hello');
  expect(await count()).toBe(1);
  server.advance(minutes(2));
  await send('Hello');
  expect(await count()).toBe(2);
});

describe('MSG-7: retention', () => {
  test('messages are deleted after the time of the setting', async () => {
    await store({ stored: true }, 0);
    await store({ ...settingDefaults.retention, messages: 30 }, 0, 'retention');
    await send('Old');
    server.advance(days(29));
    await send('New');
    await server.runHourlyTasks();
    expect(await count()).toBe(2);
    server.advance(days(1));
    await server.runHourlyTasks();
    expect(await count()).toBe(1);
  });

  test('a retention that was stored before has the default for messages', async () => {
    const { messages: _, ...earlier } = settingDefaults.retention;
    await db()
      .insertInto('setting_changes')
      .values({
        name: 'retention',
        version: 1,
        value: JSON.stringify({ ...earlier, sent_mails: 20 }),
        changed_by: 1,
        changed_at: new Date().toISOString(),
      })
      .execute();
    expect(await readSetting(server.app.database.db, 'retention')).toEqual({
      ...settingDefaults.retention,
      sent_mails: 20,
    });
  });
});

test('MSG-4: a deletion is in the security log, without the message', async () => {
  await store({ stored: true }, 0);
  await send('Secret words');
  const { id } = await db().selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
  await server.app.inject({
    method: 'DELETE',
    url: `/api/admin/delete-message.php?id=${id}`,
    headers: bearer(admin),
  });
  const rows = await db().selectFrom('security_log').selectAll().execute();
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: 'message-deleted', subject: 'message', subject_id: id }),
  );
  expect(JSON.stringify(rows)).not.toContain('Secret words');
});
