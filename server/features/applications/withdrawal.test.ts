import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedData } from '../../cli/seed-data.ts';
import { storage } from '../../testing/storage.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/test-app.ts';
import { latestDecided } from '../dashboard/decision-times.ts';

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.admin();
  await seedData(server.app.database.db, storage(server), {
    applications: 400,
    members: 20,
    seed: 3,
    until: new Date('2026-06-15T12:00:00Z'),
    passwordHash: 'none',
    adminId: 1,
  });
});
afterAll(() => server.close());

const db = () => server.app.database.db;

const planOf = async (query: CompiledQuery): Promise<string[]> => {
  const explained = { ...query, sql: `explain query plan ${query.sql}` } as CompiledQuery<{ detail: string }>;
  const { rows } = await db().executeQuery(explained);
  return rows.map(({ detail }) => detail);
};

/** Maintained by triggers. Without zeros. */
const storedCounts = async () => {
  const rows = await db().selectFrom('application_counts').selectAll().where('count', '<>', 0).execute();
  return Object.fromEntries(rows.map(({ counted_by, value, count }) => [`${counted_by} ${value}`, count]));
};

/** Counts the rows themselves. */
async function countedRows(): Promise<Record<string, number>> {
  const rows = await db()
    .selectFrom('applications')
    .select(['status', 'grade', 'submitted_at', 'decided_at', 'marketer_code_key', 'payment_state'])
    .where('submitted_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  const counts: Record<string, number> = {};
  const add = (key: string) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  const lagosMonth = (time: string) => new Date(Date.parse(time) + 3_600_000).toISOString().slice(0, 7);
  for (const row of rows) {
    add(`status ${row.status}`);
    add(`payment state ${row.payment_state}`);
    if (row.grade) add(`grade ${row.grade}`);
    if (row.marketer_code_key) add(`marketer code ${row.marketer_code_key}`);
    add(`month ${lagosMonth(row.submitted_at ?? '')}`);
    if (row.status === 'approved' && row.decided_at) add(`month of approval ${lagosMonth(row.decided_at)}`);
  }
  return counts;
}

describe('the counts', () => {
  test('leave out withdrawn applications, one by one and many at once', async () => {
    expect(await storedCounts()).toEqual(await countedRows());
    const before = await storedCounts();
    const pending = await db()
      .selectFrom('applications')
      .select('id')
      .where('status', '=', 'pending')
      .execute();
    const [first, ...others] = pending.map(({ id }) => id);
    const withdraw = (ids: readonly number[]) =>
      db()
        .updateTable('applications')
        .set({ withdrawn_at: '2026-06-15T12:00:00.000Z' })
        .where('id', 'in', ids)
        .execute();
    await withdraw([first ?? 0]);
    expect(await storedCounts()).toEqual(await countedRows());
    await withdraw(others.slice(0, 20));
    expect(await storedCounts()).toEqual(await countedRows());
    expect((await storedCounts())['status pending']).toBe((before['status pending'] ?? 0) - 21);
    const answer = await server.get('/admin/dashboard-stats.php', bearer(admin));
    expect(answer.json().stats).toMatchObject({
      totalApplications: 400 - 21,
      pendingApplications: pending.length - 21,
    });
  });
});

describe('how long decisions took', () => {
  test('reads the index of decisions from its end, without sorting or scanning', async () => {
    const plan = await planOf(latestDecided(db()).compile());
    expect(plan[0]).toContain('USING INDEX application_status_history_decisions');
    expect(plan.join('\n')).not.toMatch(/TEMP B-TREE|SCAN (earlier|applications)/);
  });

  test('is the median over the last 50 applications, from submission to first decision', async () => {
    const answer = await server.get('/decision-times.php', bearer(admin));
    const history = await db()
      .selectFrom('application_status_history as step')
      .innerJoin('applications', 'applications.id', 'step.application_id')
      .select(['submitted_at', 'changed_at'])
      .where('to_status', 'in', ['approved', 'rejected'])
      .orderBy('changed_at', 'desc')
      .limit(50)
      .execute();
    const hours = history
      .map(
        ({ submitted_at, changed_at }) =>
          (Date.parse(changed_at) - Date.parse(submitted_at ?? '')) / 3_600_000,
      )
      .sort((a, b) => a - b);
    expect(hours).toHaveLength(50);
    const median = ((hours[24] ?? 0) + (hours[25] ?? 0)) / 2;
    expect(answer.json()).toEqual({ status: 'success', median_hours: Math.round(median * 10) / 10, of: 50 });
  });
});
