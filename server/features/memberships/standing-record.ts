import { randomBytes } from 'node:crypto';
import { currentStanding, type MembershipGrade, type StandingEvent } from '@imc/api/contract';
import type { Insertable } from 'kysely';
import type { DatabaseKind } from '../../db/database-kind.ts';
import { appendLinks, type ChainCheck, type ChainSteps, verifyChain } from '../../db/hash-chain.ts';
import { takeNamedLock } from '../../db/named-lock.ts';
import type { Db, MembershipGradesTable, StandingEventsTable, Tx } from '../../db/types.ts';
import { sha256 } from '../../shared/tokens.ts';

/** Before anything is read that a new event depends on, such as the next number: one transaction at a time writes memberships. */
export const lockMemberships = (tx: Tx, kind: DatabaseKind): Promise<void> =>
  takeNamedLock(tx, kind, 'memberships');

/** Oldest first. */
export async function readRecord(
  db: Db | Tx,
  number: number,
): Promise<{ readonly grades: MembershipGrade[]; readonly events: StandingEvent[] }> {
  return {
    grades: await db
      .selectFrom('membership_grades')
      .select(['id', 'grade', 'from_on', 'application_id'])
      .where('number', '=', number)
      .orderBy('id')
      .execute(),
    events: await db
      .selectFrom('standing_events')
      .select(['id', 'kind', 'effective_on', 'known_at', 'grade_id'])
      .where('number', '=', number)
      .orderBy('id')
      .execute(),
  };
}

type GradeFacts = Pick<MembershipGradesTable, 'grade' | 'from_on' | 'application_id'>;

/** Returns the SHA-256 of an event with its grade. Stored hashes depend on it, so it never changes (docs/decisions/0011). */
const contentHash = (
  event: Omit<Insertable<StandingEventsTable>, 'id'> & { readonly id: number },
  grade: { readonly [Name in keyof GradeFacts]: GradeFacts[Name] | null } | undefined,
): string =>
  sha256(
    JSON.stringify({
      application_id: grade?.application_id ?? null,
      effective_on: event.effective_on,
      from_on: grade?.from_on ?? null,
      grade: grade?.grade ?? null,
      id: event.id,
      kind: event.kind,
      known_at: event.known_at,
      number: event.number,
      reason_hash: event.reason_hash,
      recorded_by: event.recorded_by,
    }),
  );

const reasonHash = (salt: string, reason: string): string => sha256(JSON.stringify({ reason, salt }));

/** Adds an event to record and chain, and stores the standing that follows. */
export async function addEvent(
  tx: Tx,
  event: Omit<Insertable<StandingEventsTable>, 'id' | 'reason_hash' | 'grade_id'>,
  { grade, reason }: { readonly grade?: MembershipGrade; readonly reason?: string },
): Promise<void> {
  const salt = randomBytes(16).toString('hex');
  const added = await tx
    .insertInto('standing_events')
    .values({
      ...event,
      grade_id: grade?.id ?? null,
      reason_hash: reason === undefined ? null : reasonHash(salt, reason),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (reason !== undefined)
    await tx.insertInto('standing_reasons').values({ event_id: added.id, reason, salt }).execute();
  const { grades, events } = await readRecord(tx, event.number);
  await tx
    .updateTable('memberships')
    .set(currentStanding(events, grades))
    .where('number', '=', event.number)
    .execute();
  await appendLinks(tx, 'standing_chain', [{ step_id: added.id, content_hash: contentHash(added, grade) }]);
}

/** A reason whose text was changed, or is missing although the account was not erased. */
async function reasonFault(db: Db): Promise<string | undefined> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('standing_events as event')
      .innerJoin('memberships', 'memberships.number', 'event.number')
      .leftJoin('standing_reasons as reasoned', 'reasoned.event_id', 'event.id')
      .select(['event.id', 'event.reason_hash', 'memberships.account_id', 'reasoned.reason', 'reasoned.salt'])
      .where('event.reason_hash', 'is not', null)
      .where('event.id', '>', last)
      .orderBy('event.id')
      .limit(1000)
      .execute();
    for (const { id, reason_hash, account_id, reason, salt } of rows) {
      last = id;
      if (reason === null || salt === null) {
        if (account_id !== null)
          return `The reason of event ${id} is missing, but its account was not erased.`;
      } else if (reasonHash(salt, reason) !== reason_hash) return `The reason of event ${id} was changed.`;
    }
    if (rows.length === 0) return undefined;
  }
}

const events: ChainSteps = {
  table: 'standing_chain',
  contentHashes: async (db, ids) => {
    const rows = await db
      .selectFrom('standing_events as event')
      .leftJoin('membership_grades as given', 'given.id', 'event.grade_id')
      .selectAll('event')
      .select(['given.grade', 'given.from_on', 'given.application_id'])
      .where('event.id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, contentHash(row, row)]));
  },
  otherFault: async (db, erased) => {
    if (erased > 0) return `${erased} events are missing.`;
    const unchained = await db
      .selectFrom('standing_events as event')
      .leftJoin('standing_chain as link', 'link.step_id', 'event.id')
      .select('event.id')
      .where('link.id', 'is', null)
      .orderBy('event.id')
      .limit(1)
      .executeTakeFirst();
    if (unchained) return `Event ${unchained.id} is not in the chain.`;
    return reasonFault(db);
  },
};

/** Of the standing of all members (MEM-10). */
export const verifyStanding = (db: Db, expected?: string): Promise<ChainCheck> =>
  verifyChain(db, events, expected);
