import {
  type ApplicationStatus,
  accountSearchText,
  dateInLagos,
  feeDue,
  feeKinds,
  feeNames,
  type GradeCode,
  gradeCodes,
  gradeFees,
  marketerCodeKey,
} from '@imc/api/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Db, NewApplication } from '../db/types.ts';
import { chainSteps } from '../features/applications/history-chain.ts';
import { formColumns } from '../features/applications/rows.ts';
import { createReceipts } from '../features/payments/receipts.ts';
import { days } from '../shared/clock.ts';
import type { PictureStorage } from '../storage/storage.ts';
import { pick, type SamplePerson, sampleFormOf, samplePerson, seededRandom } from './sample-people.ts';

export interface SeedOptions {
  readonly applications: number;
  readonly members: number;
  readonly seed: number;
  /** All other dates are before it. */
  readonly until: Date;
  /** Argon2, shared by all sample members. */
  readonly passwordHash: string;
  /** The admin who decides on applications. */
  readonly adminId: number;
}

/** Shared by all sample applications. */
export const sampleProof = 'sample-proof-of-payment-0001.png';

const marketerCount = 12;
/** Rows per statement: 900 × 36 values are within the limits of both databases. */
const chunkSize = 900;
/** Applications per transaction. Large enough to rarely wait for the disk, small enough to let a running server write in between. */
const batchSize = 20_000;
/** Period over which applications are distributed, denser towards the end. */
const span = days(400);

const chunks = function* <T>(list: readonly T[]): Generator<T[]> {
  for (let from = 0; from < list.length; from += chunkSize) yield list.slice(from, from + chunkSize);
};

async function writeProof(storage: PictureStorage): Promise<void> {
  if (await storage.exists('proof', sampleProof)) return;
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="220"><rect width="360" height="220" fill="#fffdf9"/><rect x="8" y="8" width="344" height="204" fill="none" stroke="#0f3b8a"/><path d="M30 60h300M30 90h220M30 120h260M30 150h140" stroke="#7d9fd9" stroke-width="6"/></svg>',
  );
  await storage.write('proof', sampleProof, await sharp(drawing).png().toBuffer());
}

async function seedMarketers(db: Db, random: () => number, until: Date): Promise<string[]> {
  const people = Array.from({ length: marketerCount }, (_, index) => samplePerson(random, 900_000 + index));
  const rows = people.map((person, index) => {
    const code = `${person.surname.slice(0, 3).toUpperCase()}${String(index + 1).padStart(3, '0')}`;
    return {
      full_name: `${person.given} ${person.surname}`,
      email: person.email,
      email_key: person.email,
      phone: person.phone,
      marketer_code: code,
      code_key: marketerCodeKey(code) ?? code,
      created_at: new Date(until.getTime() - random() * days(120)).toISOString(),
    };
  });
  await db
    .insertInto('marketers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return rows.map((row) => row.marketer_code);
}

interface Member {
  readonly id: number;
  readonly person: SamplePerson;
}

async function seedMembers(db: Db, random: () => number, options: SeedOptions): Promise<Member[]> {
  const people = Array.from({ length: options.members }, (_, index) => samplePerson(random, index + 1));
  const ids = new Map<string, number>();
  for (const group of chunks(people)) {
    await db
      .insertInto('users')
      .values(
        group.map((person) => ({
          name: `${person.given} ${person.surname}`,
          email: person.email,
          email_key: person.email,
          phone_number: person.phone,
          password_hash: options.passwordHash,
          role: 'member',
          membership_grade: pick(random, gradeCodes),
          profile_completed: random() < 0.7 ? 1 : 0,
          payment_status: 'pending',
          search_text: accountSearchText({
            name: `${person.given} ${person.surname}`,
            email: person.email,
            phone_number: person.phone,
          }),
          created_at: new Date(options.until.getTime() - span - random() * days(30)).toISOString(),
        })),
      )
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .execute();
    const found = await db
      .selectFrom('users')
      .select(['id', 'email_key'])
      .where(
        'email_key',
        'in',
        group.map((person) => person.email),
      )
      .execute();
    for (const { id, email_key } of found) ids.set(email_key, id);
  }
  return people.flatMap((person) => {
    const id = ids.get(person.email);
    return id === undefined ? [] : [{ id, person }];
  });
}

/** Approved applications have paid both fees. Most other payments are still under review. */
function samplePayment(grade: GradeCode, status: ApplicationStatus, chance: number) {
  if (status === 'approved' || chance > 0.92) {
    const payment_fee = status === 'approved' && feeDue(grade, 'admission') ? 'admission' : 'application';
    return { payment_state: 'confirmed', payment_fee, payment_amount: feeDue(grade, payment_fee) } as const;
  }
  return {
    payment_state: chance > 0.86 ? 'queried' : 'received',
    payment_fee: 'application',
    payment_amount: null,
  } as const;
}

function sampleApplication(
  random: () => number,
  members: readonly Member[],
  codes: readonly string[],
  until: Date,
): NewApplication {
  const member = pick(random, members);
  const submitted = until.getTime() - random() ** 1.6 * span;
  const chance = random();
  const status = chance < 0.5 ? 'approved' : chance < 0.65 ? 'rejected' : 'pending';
  const decided = Math.min(until.getTime(), submitted + days(3 + random() * 40));
  const code = random() < 0.6 ? pick(random, codes) : '';
  const form = sampleFormOf(random, member.person);
  const grade = pick(random, gradeCodes);
  return {
    ...formColumns({
      ...form,
      marketer_code: code,
      membershipCategory: grade,
      date: dateInLagos(new Date(submitted)),
    }),
    user_id: member.id,
    proof_file: sampleProof,
    status,
    ...samplePayment(grade, status, chance),
    payment_changed_at: new Date(submitted).toISOString(),
    created_at: new Date(submitted).toISOString(),
    submitted_at: new Date(submitted).toISOString(),
    proof_uploaded_at: new Date(submitted).toISOString(),
    decided_at: status === 'pending' ? null : new Date(decided).toISOString(),
  };
}

/** As `updatePaymentStatus` does, for some members. Sample applications are not withdrawn. */
const settlePaymentStatus = (db: Db, members: readonly Member[]) =>
  db
    .updateTable('users')
    .set({ payment_status: 'completed' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('applications')
        .select('user_id')
        .where(
          'user_id',
          'in',
          members.map(({ id }) => id),
        )
        .where('payment_state', '=', 'confirmed')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('applications as later')
                .select('later.id')
                .whereRef('later.user_id', '=', 'applications.user_id')
                .whereRef('later.submitted_at', '>', 'applications.submitted_at'),
            ),
          ),
        ),
    )
    .execute();

/** Sample data is about nobody, and is the same for the same seed. */
const sampleSalt = sql<string>`'sample'`;

async function chainHistory(db: Db, afterId: number): Promise<void> {
  for (let last = 0; ; ) {
    const steps = await db
      .selectFrom('application_status_history')
      .selectAll()
      .where('application_id', '>', afterId)
      // A running server chains its own steps.
      .where('salt', '=', sampleSalt)
      .where('id', '>', last)
      .orderBy('id')
      .limit(chunkSize)
      .execute();
    if (steps.length === 0) return;
    await db.transaction().execute((tx) => chainSteps(tx, steps));
    last = steps.at(-1)?.id ?? last;
  }
}

/** One statement per kind of step. */
async function seedHistory(db: Db, afterId: number, upTo: number, adminId: number): Promise<void> {
  const history = ['application_id', 'from_status', 'to_status', 'changed_by', 'changed_at', 'salt'] as const;
  await db
    .insertInto('application_status_history')
    .columns(history)
    .expression((eb) =>
      eb
        .selectFrom('applications')
        .select([
          'id',
          sql<null>`cast(null as text)`.as('from_status'),
          sql<'pending'>`'pending'`.as('to_status'),
          'user_id',
          sql<string>`submitted_at`.as('changed_at'),
          sampleSalt.as('salt'),
        ])
        .where('id', '>', afterId)
        .where('id', '<=', upTo)
        .where('submitted_at', 'is not', null),
    )
    .execute();
  await db
    .insertInto('application_status_history')
    .columns(history)
    .expression((eb) =>
      eb
        .selectFrom('applications')
        .select([
          'id',
          sql<'pending'>`'pending'`.as('from_status'),
          'status',
          sql<number>`cast(${adminId} as integer)`.as('changed_by'),
          sql<string>`decided_at`.as('changed_at'),
          sampleSalt.as('salt'),
        ])
        .where('id', '>', afterId)
        .where('id', '<=', upTo)
        .where('decided_at', 'is not', null),
    )
    .execute();
  await sql`insert into application_payment_history (application_id, from_state, to_state, changed_by, changed_at)
    select id, 'received', 'queried', cast(${adminId} as integer), payment_changed_at from applications
    where id > ${afterId} and id <= ${upTo} and payment_state = 'queried'`.execute(db);
}

/** A charge for each fee that is due, and a transfer with its receipt for each that was paid. */
async function seedCharges(db: Db, afterId: number, upTo: number, adminId: number): Promise<void> {
  const { last } = await db
    .selectFrom('charges')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  for (const kind of feeKinds) {
    const amounts = gradeCodes.map(
      (grade) => sql`when ${sql.lit(grade)} then ${sql.lit(gradeFees[grade][kind] ?? 0)}`,
    );
    const fee = sql`case grade ${sql.join(amounts, sql` `)} else 0 end`;
    const at = sql.ref(kind === 'admission' ? 'decided_at' : 'submitted_at');
    const isPaid = sql`payment_state = 'confirmed'`;
    await sql`insert into charges
      (account_id, application_id, kind, about, amount, allocated, state, created_at, announced_at)
      select user_id, id, ${sql.lit(kind)}, ${sql.lit(feeNames[kind])}, ${fee},
        case when ${isPaid} then ${fee} else 0 end, case when ${isPaid} then 'settled' else 'open' end, ${at}, ${at}
      from applications
      where id > ${afterId} and id <= ${upTo} and submitted_at is not null and ${fee} > 0
        ${kind === 'admission' ? sql`and status = 'approved'` : sql``}
      order by id`.execute(db);
  }
  const reference = sql`'FT26' || (10000000 + charges.id)`;
  const isPaid = sql`charges.id > ${last ?? 0} and charges.state = 'settled'`;
  const day = sql`substr(created_at, 1, 10)`;
  await sql`insert into transfers
    (amount, value_date, booked_on, bank_reference, bank_reference_key, account_id, rest, recorded_by, recorded_at)
    select amount, ${day}, ${day}, ${reference}, ${reference}, account_id, 0, cast(${adminId} as integer), created_at
    from charges where ${isPaid} order by created_at`.execute(db);
  await sql`insert into allocations (transfer_id, charge_id, amount, recorded_by, recorded_at)
    select transfers.id, charges.id, charges.amount, cast(${adminId} as integer), charges.created_at
    from charges join transfers on transfers.bank_reference_key = ${reference}
    where ${isPaid} order by transfers.id`.execute(db);
  // As the desk issues them, in the order of the payments.
  await db.transaction().execute(async (tx) => {
    const settled = await tx
      .selectFrom('charges')
      .selectAll()
      .where('id', '>', last ?? 0)
      .where('state', '=', 'settled')
      .orderBy('created_at')
      .execute();
    for (const charge of settled)
      await createReceipts({ db, clock: () => new Date(charge.created_at) }).issue(tx, charge);
  });
}

/** With a number that no bank has. */
export const sampleBankAccount = {
  bank: 'Sample Bank plc',
  name: 'Institute of Management Consultants, Nigeria',
  number: '0000000000',
} as const;

/** Unless there was an account before. */
export async function seedBankAccount(db: Db, adminId: number, changedAt: Date): Promise<void> {
  await db
    .insertInto('setting_changes')
    .values({
      name: 'bank_account',
      version: 1,
      value: JSON.stringify(sampleBankAccount),
      changed_by: adminId,
      changed_at: changedAt.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The same options create the same data. */
export async function seedData(db: Db, storage: PictureStorage, options: SeedOptions): Promise<void> {
  const random = seededRandom(options.seed);
  await writeProof(storage);
  await seedBankAccount(db, options.adminId, options.until);
  const codes = await seedMarketers(db, random, options.until);
  const members = await seedMembers(db, random, options);
  if (options.applications > 0 && members.length === 0)
    throw new Error('applications need at least one member');
  const { last } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  for (let count = 0; count < options.applications; count += batchSize) {
    const batch = Math.min(batchSize, options.applications - count);
    const rows = Array.from({ length: batch }, () =>
      sampleApplication(random, members, codes, options.until),
    );
    await db.transaction().execute(async (tx) => {
      for (const group of chunks(rows)) await tx.insertInto('applications').values(group).execute();
    });
  }
  for (const group of chunks(members)) await settlePaymentStatus(db, group);
  const { newest } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  // Each statement stays below the time limit of PostgreSQL.
  for (let from = last ?? 0; from < (newest ?? 0); from += batchSize) {
    await seedHistory(db, from, from + batchSize, options.adminId);
    await seedCharges(db, from, from + batchSize, options.adminId);
  }
  await chainHistory(db, last ?? 0);
}
