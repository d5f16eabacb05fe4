import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '../../shared/clock.ts';
import { submission } from '../../testing/forms.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/test-app.ts';

let server: TestServer;
let member: string;
let admin: string;
let id: number;

beforeAll(async () => {
  server = await startTestServer();
  member = await server.member('opened@mail.example');
  admin = await server.admin();
  const { payload, headers } = await submission();
  const sent = await server.post('/membership-application.php', payload, { ...headers, ...bearer(member) });
  id = sent.json().application_id;
});
afterAll(() => server.close());

const get = async (url: string, token: string) => {
  const answer = await server.get(`/${url}`, bearer(token));
  expect(answer.statusCode, url).toBe(200);
  return answer.json();
};
const openings = async () => (await get(`get-member-application.php?id=${id}`, member)).application.openings;

test('SEC-8: every opening is a row with the role of that time; only a repeat within a minute is not', async () => {
  const calls = ['get-application.php', 'information-requests.php'];
  const open = async () => {
    for (const call of calls) await get(`admin/${call}?application_id=${id}`, admin);
  };
  await open();
  server.advance(minutes(0.9));
  await open();
  expect((await openings()).count).toBe(1);
  // One minute after the first opening, not after the repeat.
  server.advance(minutes(0.2));
  await open();
  await server.app.database.db
    .updateTable('users')
    .set({ staff_role: 'reviewer' })
    .where('role', '=', 'admin')
    .execute();
  server.advance(minutes(2));
  await open();
  const { count, latest } = await openings();
  expect(count).toBe(3);
  expect(latest.map(({ part, staff_role }: Record<string, string>) => [part, staff_role])).toEqual([
    ['application', 'reviewer'],
    ['application', 'admin'],
    ['application', 'admin'],
  ]);
  const log = await server.app.database.db
    .selectFrom('security_log')
    .select('detail')
    .where('kind', '=', 'opened')
    .orderBy('id', 'desc')
    .execute();
  expect(log.map(({ detail }) => detail)).toEqual(['reviewer', 'admin', 'admin']);
});

test('SEC-7: an opening that can not be recorded is logged, and the application opens all the same', async () => {
  server.advance(minutes(2));
  const { db } = server.app.database;
  await sql`create trigger refused_openings before insert on application_openings begin select raise(abort, 'read-only'); end`.execute(
    db,
  );
  await get(`admin/get-application.php?application_id=${id}`, admin);
  await sql`drop trigger refused_openings`.execute(db);
  const line = server.logs.find((text) => text.includes('could not be recorded'));
  expect(JSON.parse(line ?? '')).toMatchObject({ applicationIds: [id], part: 'application', openedBy: 1 });
});
