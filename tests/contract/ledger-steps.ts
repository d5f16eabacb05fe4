import { seededRandom } from '@imc/server/cli/sample-people';
import type { Db } from '@imc/server/db/types';
import { bearer, type TestServer, testPassword } from '@imc/server/testing/test-app';
import { sql } from 'kysely';

/** What does not hold after the steps. Empty if all does. */
export interface StepsResult {
  readonly steps: number;
  /** By status. */
  readonly answers: Readonly<Record<string, number>>;
  readonly broken: readonly string[];
}

const sum = async (db: Db, query: ReturnType<typeof sql<{ sum: number | null }>>): Promise<number> =>
  Number((await query.execute(db)).rows[0]?.sum ?? 0);

/** What must hold at any time: money in = allocated + not allocated + returned, and what is derived equals what it is derived from. */
async function brokenRules(db: Db): Promise<string[]> {
  const moneyIn = await sum(db, sql`select sum(amount) as sum from transfers`);
  const allocated = await sum(db, sql`select sum(amount) as sum from allocations`);
  const rest = await sum(db, sql`select sum(rest) as sum from transfers`);
  const returned = await sum(db, sql`select sum(amount) as sum from transfer_returns`);
  const count = async (name: string, query: ReturnType<typeof sql<{ sum: number | null }>>) => {
    const found = await sum(db, query);
    return found === 0 ? [] : [`${name}: ${found}`];
  };
  const numbers = async (table: 'receipts' | 'credit_notes') => {
    const rows = await db.selectFrom(table).select('number').execute();
    const sequences = rows.map(({ number }) => Number(number.split('-').at(-1))).sort((a, b) => a - b);
    return sequences.some((sequence, index) => sequence !== index + 1) ? [`gaps in ${table}`] : [];
  };
  return [
    ...(moneyIn === allocated + rest + returned
      ? []
      : [`${moneyIn} came: ${allocated} allocated, ${rest} not, ${returned} returned`]),
    ...(await count(
      'charges whose sum is wrong',
      sql`select count(*) as sum from charges where allocated <>
        coalesce((select sum(amount) from allocations where charge_id = charges.id), 0)`,
    )),
    ...(await count(
      'transfers whose rest is wrong',
      sql`select count(*) as sum from transfers where rest <> amount
        - coalesce((select sum(amount) from allocations where transfer_id = transfers.id), 0)
        - coalesce((select sum(amount) from transfer_returns where transfer_id = transfers.id), 0)`,
    )),
    ...(await count(
      'charges in a wrong state',
      sql`select count(*) as sum from charges where (state = 'settled') <> (allocated = amount) and state <> 'void'
        or state = 'void' and allocated > 0`,
    )),
    ...(await count(
      'applications that are confirmed with an open charge, or the reverse',
      sql`select count(*) as sum from applications where withdrawn_at is null and submitted_at is not null
        and (payment_state = 'confirmed') <> not exists (
          select 1 from charges where application_id = applications.id and announced_at is not null and
            kind = applications.payment_fee and state = 'open')`,
    )),
    ...(await count(
      'settled charges with receipts that are not one',
      sql`select count(*) as sum from charges where state in ('settled', 'waived') and allocated > 0 and account_id is not null
        and not exists (select 1 from pending_settlements where charge_id = charges.id)
        and 1 <> (select count(*) from receipts left join credit_notes on receipt_number = receipts.number
          where receipts.charge_id = charges.id and credit_notes.number is null)`,
    )),
    ...(await count(
      'open charges with a receipt',
      sql`select count(*) as sum from charges where state = 'open' and exists (
        select 1 from receipts left join credit_notes on receipt_number = receipts.number
          where receipts.charge_id = charges.id and credit_notes.number is null)`,
    )),
    ...(await numbers('receipts')),
    ...(await numbers('credit_notes')),
  ];
}

/** Random steps of two treasurers and their members, the same for the same seed, on one or several servers of a database. */
export async function ledgerSteps(
  servers: readonly TestServer[],
  { steps, seed, checkEvery = steps }: { steps: number; seed: number; checkEvery?: number },
): Promise<StepsResult> {
  const [first] = servers;
  if (!first) throw new Error('no server');
  const db = first.app.database.db;
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
  const admin = await first.admin();
  const email = `steps.treasurer.${seed}@mail.example`;
  const member = await first.member(email);
  const { id } = (await first.get('/get-profile.php', bearer(member))).json().data;
  await first.post('/admin/set-account-role.php', { account_id: id, role: 'treasurer' }, bearer(admin));
  const staff = [admin, await first.signIn(email, testPassword)] as const;

  const answers: Record<string, number> = {};
  const post = async (path: string, body: object, token = one(staff) ?? admin) => {
    const server = one(servers) ?? first;
    const { statusCode } = await server.post(path, body, bearer(token));
    answers[statusCode] = (answers[statusCode] ?? 0) + 1;
    return statusCode;
  };
  const newest = async (table: 'charges' | 'transfers') =>
    (await db.selectFrom(table).selectAll().orderBy('id', 'desc').limit(12).execute()) as {
      id: number;
      amount: number;
      allocated: number;
      rest: number;
      application_id: number | null;
    }[];
  const parts = async (most: number) => {
    const charges = (await newest('charges')).filter(() => random() < 0.3).slice(0, 3);
    return charges.map(({ id, amount, allocated }) => ({
      charge_id: id,
      amount: Math.max(1, Math.min(most, random() < 0.7 ? amount - allocated : 1 + below(amount))),
    }));
  };

  let people = 0;
  const members = new Map<number, string>();
  const apply = async () => {
    people += 1;
    const token = await first.member(`steps.${seed}.${people}@mail.example`);
    const application = await first.apply(token, {
      membershipCategory: one(['AIMC', 'GIMC', 'SIMC', 'MIMC']) ?? 'AIMC',
    });
    members.set(application, token);
  };
  const application_id = () => one([...members.keys()].slice(-8)) ?? 0;
  const record = async () => {
    const allocations = await parts(50_000);
    const amount =
      allocations.reduce((all, part) => all + part.amount, 0) + (random() < 0.4 ? below(9_000) : 0);
    const reference = random() < 0.5 ? { bank_reference: `FTSTEP${below(400)}` } : {};
    await post('/admin/record-transfer.php', {
      ...{
        amount: Math.max(1, amount),
        value_date: '2026-03-01',
        reason: 'Random',
        allocations,
        ...reference,
      },
    });
  };
  const waiting = async () =>
    (await db.selectFrom('take_backs').select('id').where('decided_at', 'is', null).execute()).map(
      ({ id }) => id,
    );
  const update = (state: object) =>
    post('/admin/update-payment.php', { application_id: application_id(), ...state });
  const kinds: readonly (readonly [weight: number, step: () => Promise<unknown>])[] = [
    [10, record],
    [
      6,
      async () => {
        const transfer = one(await newest('transfers'));
        const allocations = await parts(Math.max(1, transfer?.rest ?? 1));
        await post('/admin/allocate-transfer.php', { transfer_id: transfer?.id ?? 1, allocations });
      },
    ],
    [
      4,
      async () => {
        const transfer = one(await newest('transfers'));
        const back = { amount: 1 + below((transfer?.rest ?? 0) + 1), day: '2026-03-02', reason: 'Random' };
        await post('/admin/send-back-transfer.php', { transfer_id: transfer?.id ?? 1, ...back });
      },
    ],
    [
      6,
      async () => {
        const charge = one(await newest('charges'));
        const asked = { charge_id: charge?.id ?? 1, reason: 'Random', not_received: random() < 0.3 };
        await post('/admin/take-back-payment.php', asked);
      },
    ],
    [
      8,
      async () =>
        post('/admin/decide-take-back.php', {
          take_back_id: one(await waiting()) ?? 1,
          agreed: random() < 0.8,
        }),
    ],
    [
      2,
      async () =>
        post('/admin/waive-charge.php', {
          charge_id: one(await newest('charges'))?.id ?? 1,
          reason: 'Random',
        }),
    ],
    [6, () => update({ state: 'confirmed', amount: 1 + below(30_000), reason: 'Random' })],
    [2, () => update({ state: 'queried', question: 'Random?' })],
    [
      5,
      () =>
        post('/admin/record-part-payment.php', {
          ...{ application_id: application_id(), amount: 1 + below(6_000), reason: 'Random' },
        }),
    ],
    [5, () => post('/admin/undo-payment.php', { application_id: application_id() })],
    [
      8,
      () =>
        post('/admin/update-application-status.php', {
          ...{
            application_id: application_id(),
            status: one(['approved', 'approved', 'rejected', 'pending']),
          },
        }),
    ],
    [2, () => post('/admin/undo-decision.php', { application_id: application_id() })],
    [
      1,
      async () => {
        const [application, token] = one([...members].slice(-8)) ?? [0, ''];
        await post('/withdraw-application.php', { application_id: application }, token);
      },
    ],
    [
      1,
      async () => {
        const [application, token] = one([...members]) ?? [0, ''];
        if ((await post('/erase-account.php', { password: testPassword }, token)) === 200)
          members.delete(application);
      },
    ],
    [4, async () => Promise.all(servers.map((server) => server.issueReceipts()))],
    // Two at the same moment.
    [3, async () => Promise.all([record(), record()])],
    [2, apply],
  ];
  const weighted = kinds.flatMap(([weight, step]) => Array.from({ length: weight }, () => step));
  for (let count = 0; count < 4; count++) await apply();
  const broken: string[] = [];
  for (let count = 1; count <= steps && broken.length === 0; count++) {
    const step = one(weighted) ?? record;
    await step();
    if (count % checkEvery === 0 || count === steps)
      broken.push(...(await brokenRules(db)).map((rule) => `step ${count}: ${rule}`));
  }
  const faults = Object.entries(answers).filter(([status]) => Number(status) >= 500);
  return {
    steps,
    answers,
    broken: [...broken, ...faults.map(([status, times]) => `${times} times ${status}`)],
  };
}
