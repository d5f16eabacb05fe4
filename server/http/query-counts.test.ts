import { allCalls } from '@imc/api/contract';
import { expect, test, vi } from 'vitest';
import { seedData } from '../cli/seed-data.ts';
import { storage } from '../testing/storage.ts';
import { bearer, startTestServer } from '../testing/test-app.ts';

const reads = allCalls.filter(({ method }) => method === 'GET');

/** SQL statements behind each GET call, made by a member who owns all applications and by an admin. */
async function queriesOf({ applications }: { applications: number }) {
  const server = await startTestServer();
  const { database, background, features } = server.app;
  const callers = { member: await server.member('owner@mail.example'), admin: await server.admin() };
  await seedData(database.db, await storage(server), {
    applications,
    members: applications,
    seed: 5,
    until: new Date('2026-06-15T12:00:00Z'),
    passwordHash: 'none',
    adminId: 1,
  });
  const owner = database.db.selectFrom('users').select('id').where('email', '=', 'owner@mail.example');
  await database.db.updateTable('applications').set({ user_id: owner }).execute();
  await background.idle();
  const query = vi.spyOn(database.db.getExecutor(), 'executeQuery');
  const counts: Record<string, number> = {};
  for (const [caller, token] of Object.entries(callers))
    for (const { path } of reads) {
      query.mockClear();
      const { statusCode } = await server.get(path, bearer(token));
      await background.idle();
      await features.securityLog.idle();
      counts[`${caller} ${path} ${statusCode}`] = query.mock.calls.length;
    }
  await server.close();
  return counts;
}

test('no list makes a query per row', async () => {
  // At most 20, because own data are read in batches of that size.
  expect(await queriesOf({ applications: 20 })).toEqual(await queriesOf({ applications: 3 }));
});
