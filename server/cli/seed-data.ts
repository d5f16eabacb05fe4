import { type ApplicationStatus, gradeCodes, marketerCodeKey } from '@imc/api/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Db, NewApplication } from '../db/types.ts';
import { formColumns } from '../domain/applications/rows.ts';
import { days } from '../domain/clock.ts';
import type { PictureStorage } from '../storage/storage.ts';
import { pick, type SamplePerson, sampleFormOf, samplePerson, seededRandom } from './sample-people.ts';

/** What to make. */
export interface SeedOrder {
  readonly applications: number;
  readonly members: number;
  readonly seed: number;
  /** The moment that dates count back from. */
  readonly until: Date;
  /** Argon2 hash that every sample member shares. */
  readonly passwordHash: string;
  /** The account that decided. */
  readonly adminId: number;
}

/** The one picture that all sample applications share. */
export const sampleProof = 'sample-proof-of-payment-0001.png';

const marketerCount = 12;
/** Rows in one statement: 1,000 × 30 values stay below what either database takes. */
const chunkSize = 1000;
/** Applications in one transaction: each waits for the disk once, and a running server gets its turn between. */
const batchSize = 20_000;
/** Applications are spread over so many days, the newest most densely. */
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

async function seedMembers(db: Db, random: () => number, order: SeedOrder): Promise<Member[]> {
  const people = Array.from({ length: order.members }, (_, index) => samplePerson(random, index + 1));
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
          password_hash: order.passwordHash,
          role: 'member',
          membership_grade: pick(random, gradeCodes),
          profile_completed: random() < 0.7 ? 1 : 0,
          payment_status: 'pending',
          created_at: new Date(order.until.getTime() - span - random() * days(30)).toISOString(),
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

/** What a sample member transferred, in naira. */
const sampleAmount = 35_000;

/** Nobody is approved before the money was seen. Of the others most are still being checked. */
function samplePayment(status: ApplicationStatus, fate: number) {
  if (status === 'approved' || fate > 0.92)
    return { payment_state: 'confirmed', payment_amount: sampleAmount } as const;
  return { payment_state: fate > 0.86 ? 'queried' : 'received', payment_amount: null } as const;
}

function sampleApplication(
  random: () => number,
  members: readonly Member[],
  codes: readonly string[],
  until: Date,
): NewApplication {
  const member = pick(random, members);
  const submitted = until.getTime() - random() ** 1.6 * span;
  const fate = random();
  const status = fate < 0.5 ? 'approved' : fate < 0.65 ? 'rejected' : 'pending';
  const decided = Math.min(until.getTime(), submitted + days(3 + random() * 40));
  const code = random() < 0.6 ? pick(random, codes) : '';
  return {
    ...formColumns({
      ...sampleFormOf(random, member.person),
      marketer_code: code,
      membershipCategory: pick(random, gradeCodes),
      date: new Date(submitted).toISOString().slice(0, 10),
    }),
    user_id: member.id,
    proof_file: sampleProof,
    status,
    ...samplePayment(status, fate),
    created_at: new Date(submitted).toISOString(),
    submitted_at: new Date(submitted).toISOString(),
    decided_at: status === 'pending' ? null : new Date(decided).toISOString(),
  };
}

/** Who has a confirmed payment has paid, as where an admin confirms it (S-10.5). */
const settlePaymentStatus = (db: Db) =>
  db
    .updateTable('users')
    .set({ payment_status: 'completed' })
    .where('id', 'in', (eb) =>
      eb.selectFrom('applications').select('user_id').where('payment_state', '=', 'confirmed'),
    )
    .execute();

/** The histories that the sample applications would have, written by one statement each. */
async function seedHistory(db: Db, afterId: number, adminId: number): Promise<void> {
  const history = ['application_id', 'from_status', 'to_status', 'changed_by', 'changed_at'] as const;
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
        ])
        .where('id', '>', afterId)
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
        ])
        .where('id', '>', afterId)
        .where('decided_at', 'is not', null),
    )
    .execute();
}

/** Writes sample members, marketers and applications. The same order gives the same data. */
export async function seedData(db: Db, storage: PictureStorage, order: SeedOrder): Promise<void> {
  const random = seededRandom(order.seed);
  await writeProof(storage);
  const codes = await seedMarketers(db, random, order.until);
  const members = await seedMembers(db, random, order);
  if (order.applications > 0 && members.length === 0)
    throw new Error('applications need at least one member');
  const { last } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  for (let made = 0; made < order.applications; made += batchSize) {
    const batch = Math.min(batchSize, order.applications - made);
    const rows = Array.from({ length: batch }, () => sampleApplication(random, members, codes, order.until));
    await db.transaction().execute(async (tx) => {
      for (const group of chunks(rows)) await tx.insertInto('applications').values(group).execute();
    });
  }
  await settlePaymentStatus(db);
  await seedHistory(db, last ?? 0, order.adminId);
}
