import {
  applicationFields,
  applicationFormSchema,
  applicationProblems,
  applicationRecords,
  keysOf,
  mapKeys,
} from '@imc/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyHistory } from '../features/applications/verify-history.ts';
import { storage } from '../testing/storage.ts';
import { bearer, startTestServer, type TestServer } from '../testing/test-app.ts';
import { seedData } from './seed-data.ts';

const servers: TestServer[] = [];
const seeded = async (seed: number) => {
  const server = await startTestServer();
  servers.push(server);
  await seedData(server.app.database.db, await storage(server), {
    applications: 2300,
    members: 40,
    seed,
    until: new Date('2026-06-15T12:00:00Z'),
    passwordHash: 'none',
    adminId: 1,
  });
  return server;
};
const rowsOf = (server: TestServer) =>
  server.app.database.db.selectFrom('applications').selectAll().orderBy('id').execute();

let firstServer: TestServer;
beforeAll(async () => {
  firstServer = await seeded(7);
});
afterAll(async () => {
  for (const server of servers) await server.close();
});

test('the same seed creates the same data, another seed creates other data', async () => {
  const rows = await rowsOf(firstServer);
  expect(rows).toHaveLength(2300);
  expect(await rowsOf(await seeded(7))).toEqual(rows);
  expect(await rowsOf(await seeded(8))).not.toEqual(rows);
});

test('sample people are recognizably fictitious', async () => {
  for (const row of await rowsOf(firstServer)) {
    expect(row.email).toMatch(/@mail\.example$/);
    expect(row.tel).toMatch(/^\+234 800 000 \d{4}$/);
  }
});

test('every sample application meets the rules of the form', async () => {
  for (const row of await rowsOf(firstServer)) {
    const form = applicationFormSchema.parse({
      ...mapKeys(keysOf(applicationFields), (name) =>
        name === 'membershipCategory' ? row.grade : row[applicationFields[name].column],
      ),
      ...mapKeys(keysOf(applicationRecords), (list) => JSON.parse(row[list])),
    });
    expect(applicationProblems(form, new Date(row.created_at))).toEqual([]);
  }
});

test('the figures add up, and the history contains every decision', async () => {
  const answer = await firstServer.get('/admin/dashboard-stats.php', bearer(await firstServer.admin()));
  const { stats } = answer.json();
  expect(stats.totalApplications).toBe(2300);
  expect(stats.pendingApplications + stats.approvedApplications + stats.rejectedApplications).toBe(2300);
  expect(stats.categoryDistribution.data.reduce((sum: number, count: number) => sum + count, 0)).toBe(2300);
  expect(stats.monthlyStats.labels).toHaveLength(12);
  const { db } = firstServer.app.database;
  const history = await db.selectFrom('application_status_history').selectAll().execute();
  const decided = (await rowsOf(firstServer)).filter(({ decided_at }) => decided_at !== null);
  expect(history).toHaveLength(2300 + decided.length);
  expect(await verifyHistory(db)).toMatchObject({ rows: history.length, erased: 0, firstBreak: null });
});

test('only confirmed payments have an amount', async () => {
  const rows = await rowsOf(firstServer);
  expect(new Set(rows.map(({ payment_state }) => payment_state))).toEqual(
    new Set(['received', 'confirmed', 'queried']),
  );
  for (const { payment_state, payment_amount, status, proof_uploaded_at } of rows) {
    expect(proof_uploaded_at).not.toBeNull();
    expect(payment_amount !== null).toBe(payment_state === 'confirmed');
    if (status === 'approved') expect(payment_state).toBe('confirmed');
  }
  const newest = Map.groupBy(
    rows.toSorted((one, other) => (one.submitted_at ?? '').localeCompare(other.submitted_at ?? '')),
    ({ user_id }) => user_id,
  );
  const members = await firstServer.app.database.db
    .selectFrom('users')
    .selectAll()
    .where('role', '=', 'member')
    .execute();
  for (const { id, payment_status } of members)
    expect(payment_status).toBe(
      newest.get(id)?.at(-1)?.payment_state === 'confirmed' ? 'completed' : 'pending',
    );
});

test('every sample application has an image', async () => {
  const headers = bearer(await firstServer.admin());
  const list = await firstServer.get('/admin/get-all-applications.php?limit=1', headers);
  const file = list.json().applications[0].proofOfPayment as string;
  const opened = await firstServer.app.inject({ url: `/uploads/${file}`, headers });
  expect(opened.headers['content-type']).toBe('image/png');
});
