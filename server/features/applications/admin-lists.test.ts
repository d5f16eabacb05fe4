import { adminApplicationsCall } from '@imc/api/contract';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seedData } from '../../cli/seed-data.ts';
import { accountColumns } from '../../shared/account.ts';
import { storage } from '../../testing/storage.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/test-app.ts';
import { newestLogged, newestRequests, newestSteps } from '../dashboard/activity.ts';
import { latestDecided } from '../dashboard/decision-times.ts';

const listUrl = '/api/admin/get-all-applications.php';
let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.admin();
  await seedData(server.app.database.db, await storage(server), {
    applications: 1234,
    members: 20,
    seed: 3,
    until: new Date('2026-06-15T12:00:00Z'),
    passwordHash: 'none',
    adminId: 1,
  });
});
afterAll(() => server.close());

/** SQLite's plan, step by step. */
const planOf = async (query: CompiledQuery): Promise<string[]> => {
  const explained = { ...query, sql: `explain query plan ${query.sql}` } as CompiledQuery<{ detail: string }>;
  const { rows } = await server.app.database.db.executeQuery(explained);
  return rows.map(({ detail }) => detail);
};

/** Collects the queries that run, until `vi.restoreAllMocks`. */
const spyOnQueries = (): CompiledQuery[] => {
  const executor = server.app.database.db.getExecutor();
  const queries: CompiledQuery[] = [];
  const execute = executor.executeQuery.bind(executor);
  vi.spyOn(executor, 'executeQuery').mockImplementation(((query: CompiledQuery) => {
    queries.push(query);
    return execute(query);
  }) as typeof executor.executeQuery);
  return queries;
};

describe('the complete list', () => {
  test('contains every submitted application once, newest first, with only the listed fields', async () => {
    const answer = await server.app.inject({ url: listUrl, headers: bearer(admin) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    const body = answer.json();
    expect(adminApplicationsCall.response.parse(body)).toStrictEqual(body);
    const rows = await server.app.database.db
      .selectFrom('applications')
      .select('id')
      .orderBy('submitted_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    expect(body.applications.map(({ id }: { id: number }) => id)).toEqual(rows.map(({ id }) => id));
    expect(body).toMatchObject({ total: 1234, page: 1, pages: 1 });
  });

  test('is sent before the last row was read', async () => {
    const { applications } = server.app.features;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const all = applications.all.bind(applications);
    vi.spyOn(applications, 'all').mockImplementationOnce(async function* () {
      for await (const batch of all()) {
        yield batch;
        // Continue only after the client has received the beginning.
        await released;
      }
    });
    const address = await server.app.listen({ port: 0 });
    const answer = await fetch(address + listUrl, { headers: bearer(admin) });
    let received = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      received += decoder.decode(chunk, { stream: true });
      release();
    }
    expect(JSON.parse(received)).toMatchObject({ status: 'success', total: 1234 });
  });

  test('continues by searching the index, regardless of the rows before', async () => {
    const queries = spyOnQueries();
    const batches = server.app.features.applications.all()[Symbol.asyncIterator]();
    await batches.next();
    await batches.next();
    vi.restoreAllMocks();
    const [ids, rows] = queries.slice(-2) as [CompiledQuery, CompiledQuery];
    expect(await planOf(ids)).toEqual([
      expect.stringContaining('SEARCH applications USING COVERING INDEX applications_newest_listed'),
    ]);
    expect((await planOf(rows))[0]).toBe('SEARCH applications USING INTEGER PRIMARY KEY (rowid=?)');
  });
});

describe('APP-28: a page', () => {
  /** Returns a page, and the plans of the queries for its counts and its ids. */
  const planOfPage = async (query: Parameters<TestServer['app']['features']['applications']['page']>[0]) => {
    const queries = spyOnQueries();
    const page = await server.app.features.applications.page(query);
    vi.restoreAllMocks();
    const plans = async (part: string) => {
      const found = queries.filter(({ sql }) => sql.includes('"applications"') && sql.includes(part)).at(-1);
      return found ? (await planOf(found)).join('\n') : undefined;
    };
    return { page, plan: await plans(' limit '), planOfCount: await plans('count(') };
  };

  /** One step without reading rows: the index from its beginning, or from the first application with a date. */
  const inOrder = (index: string) =>
    new RegExp(`^(SCAN|SEARCH) applications USING COVERING INDEX ${index}( \\(submitted_at>\\?\\))?$`);

  const orders = [
    ['name', 'applications_by_name'],
    ['category', 'applications_by_category'],
    ['contact', 'applications_by_contact'],
    ['status', 'applications_by_status'],
    ['date', 'applications_newest_listed'],
  ] as const;

  test.each(orders)('by %s is read from the index, also with filters', async (sort, index) => {
    const { plan } = await planOfPage({ sort });
    expect(plan).toMatch(inOrder(index));
    const filtered = await planOfPage({ sort, payment: 'received' });
    expect(filtered.plan).toMatch(inOrder(index));
  });

  test('of several filters is counted and read in indexes alone', async () => {
    const { marketer_code_key: marketer } = await server.app.database.db
      .selectFrom('applications')
      .select(({ ref }) => ref('marketer_code_key').$notNull().as('marketer_code_key'))
      .where('marketer_code_key', 'is not', null)
      .where('payment_state', '=', 'received')
      .executeTakeFirstOrThrow();
    const { page, plan, planOfCount } = await planOfPage({ sort: 'name', payment: 'received', marketer });
    expect(page.total).toBeGreaterThan(0);
    expect(planOfCount).toMatch(/^(SCAN|SEARCH) applications USING COVERING INDEX/);
    expect(plan).toMatch(inOrder('applications_by_name'));
  });

  test('of one status is read from the index of that status, by date', async () => {
    const { plan } = await planOfPage({ status: 'pending', order: 'asc' });
    expect(plan).toMatch(/^SEARCH applications USING COVERING INDEX applications_by_status \(status=\?/);
  });

  test('of few found applications searches the index of texts, and sorts only these', async () => {
    const { page, plan } = await planOfPage({ q: 'IMC-APP-1234', sort: 'name' });
    expect(page.applications.map(({ id }) => id)).toEqual([1234]);
    expect(plan).toContain('SEARCH applications USING INTEGER PRIMARY KEY');
    expect(plan).toContain('application_search VIRTUAL TABLE INDEX');
    expect(plan).not.toContain('SCAN applications');
  });

  test.each(orders)(
    'of many found applications by %s reads the index of the order and no rows, also with a filter',
    async (sort, index) => {
      for (const filter of [{}, { payment: 'received' }] as const) {
        const { page, plan } = await planOfPage({ q: 'ade', sort, ...filter });
        expect(page.total).toBeGreaterThan(12);
        expect(plan?.split('\n')[0]).toMatch(inOrder(index));
        expect(plan).toContain('application_search VIRTUAL TABLE INDEX');
      }
    },
  );

  test('of a search that finds every application is that of the list without a search', async () => {
    const { page, plan } = await planOfPage({ q: 'mail.example', sort: 'name' });
    expect(page.total).toBe(1234);
    expect(plan).toBe('SCAN applications USING COVERING INDEX applications_by_name');
  });

  test('by number skips rows in the index alone', async () => {
    const { plan } = await planOfPage({ page: 20 });
    expect(plan).toContain('applications USING COVERING INDEX applications_newest_listed');
  });

  test('is found once for everyone, until something changes', async () => {
    const { db } = server.app.database;
    const query = { payment: 'received', sort: 'contact', limit: 13 } as const;
    const first = await planOfPage(query);
    expect(first.plan).toBeDefined();
    const again = await planOfPage(query);
    expect(again.plan).toBeUndefined();
    expect(again.page).toEqual(first.page);
    const id = first.page.applications[0]?.id ?? 0;
    await db.updateTable('applications').set({ payment_state: 'queried' }).where('id', '=', id).execute();
    const changed = await planOfPage(query);
    expect(changed.page.total).toBe(first.page.total - 1);
    expect(changed.page.applications.map((row) => row.id)).not.toContain(id);
  });
});

test('PAY-12: payments by amount are found once, in indexes alone', async () => {
  const queries = spyOnQueries();
  const { total } = (await server.get('/admin/payments.php?q=5,000', bearer(admin))).json();
  vi.restoreAllMocks();
  expect(total).toBeGreaterThan(100);
  const found = queries.filter(
    ({ sql }) => sql.includes('"paid_applications"') || sql.includes(' found as '),
  );
  expect(found).toHaveLength(1);
  const plan = (await planOf(found[0] as CompiledQuery)).join('\n');
  expect(plan).toContain('SEARCH paid_applications USING COVERING INDEX paid_applications_amount (amount=?)');
  expect(plan).toContain('USING COVERING INDEX applications_by_payment');
  expect(plan).toContain('SCAN applications USING INDEX applications_by_payment_change');
});

test('PAY-23: names in a bank statement are found in the index alone', async () => {
  const queries = spyOnQueries();
  const line = { amount: 5_000, value_date: null, bank_reference: '', narration: 'TRF ADE OSAGIE' };
  await server.post('/admin/match-payments.php', { lines: [line] }, bearer(admin));
  vi.restoreAllMocks();
  const found = queries.find(({ sql }) => sql.includes('wanted'));
  expect((await planOf(found as CompiledQuery)).join('\n')).toContain(
    'SEARCH applications USING COVERING INDEX applications_by_name (name_key>? AND name_key<?)',
  );
});

test('APP-29: the export is read while it is sent', async () => {
  let batches = 0;
  const { db } = server.app.database;
  const by = await db
    .selectFrom('users')
    .select(accountColumns)
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  for await (const rows of server.app.features.applications.exported({ sort: 'name' }, by)) {
    expect(rows.length).toBeLessThanOrEqual(200);
    batches += 1;
  }
  expect(batches).toBe(Math.ceil(1234 / 200));
  const { recorded } = await db
    .selectFrom('application_openings')
    .select(({ fn }) => fn.countAll().as('recorded'))
    .where('part', '=', 'export')
    .executeTakeFirstOrThrow();
  expect(recorded).toBe(1234);
});

test('recent activity is read from the end of an index, without scanning the history', async () => {
  expect(await planOf(newestSteps(server.app.database.db).compile())).toEqual([
    'SCAN step USING INDEX application_status_history_newest',
    expect.stringMatching(/^SEARCH applications USING INTEGER PRIMARY KEY/),
    expect.stringMatching(/^SEARCH users USING INTEGER PRIMARY KEY/),
  ]);
  const answer = await server.get('/admin/dashboard-stats.php', bearer(admin));
  expect(await planOf(newestRequests(server.app.database.db).compile())).toEqual([
    'SCAN request',
    expect.stringMatching(/^SEARCH applications USING INTEGER PRIMARY KEY/),
    expect.stringMatching(/^SEARCH users USING INTEGER PRIMARY KEY/),
  ]);
  for (const withAccounts of [true, false]) {
    const plan = await planOf(newestLogged(server.app.database.db, { withAccounts }).compile());
    expect(plan[0]).toBe('SCAN log USING INDEX security_log_activity');
    for (const step of plan.slice(1)) expect(step).toMatch(/^SEARCH \w+ USING INTEGER PRIMARY KEY/);
  }
  const { activity } = answer.json();
  const newest = await server.app.database.db
    .selectFrom('application_status_history')
    .select('id')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  const steps: string[] = activity
    .map(({ id }: { id: string }) => id)
    .filter((id: string) => id.startsWith('step-'));
  expect(steps).toEqual(newest.slice(0, steps.length).map(({ id }) => `step-${id}`));
});

test('decisions are read from the end of their index, without sorting or scanning', async () => {
  const plan = await planOf(latestDecided(server.app.database.db).compile());
  expect(plan[0]).toContain('USING INDEX application_status_history_decisions');
  expect(plan.join('\n')).not.toMatch(/TEMP B-TREE|SCAN (earlier|applications)/);
});

test('the time that decisions took is the median over the last 50 applications, from submission to first decision', async () => {
  const answer = await server.get('/decision-times.php', bearer(admin));
  const history = await server.app.database.db
    .selectFrom('application_status_history as step')
    .innerJoin('applications', 'applications.id', 'step.application_id')
    .select(['submitted_at', 'changed_at'])
    .where('to_status', 'in', ['approved', 'rejected'])
    .orderBy('changed_at', 'desc')
    .limit(50)
    .execute();
  const hours = history
    .map(
      ({ submitted_at, changed_at }) => (Date.parse(changed_at) - Date.parse(submitted_at ?? '')) / 3_600_000,
    )
    .sort((a, b) => a - b);
  expect(hours).toHaveLength(50);
  const median = ((hours[24] ?? 0) + (hours[25] ?? 0)) / 2;
  expect(answer.json()).toEqual({ status: 'success', median_hours: Math.round(median * 10) / 10, of: 50 });
});
