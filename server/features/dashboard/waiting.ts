import type { Waiting } from '@imc/api/contract';
import { sql } from 'kysely';
import { cacheSlowRead } from '../../db/cache-while-unchanged.ts';
import type { DatabaseKind } from '../../db/database-kind.ts';
import type { Db } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { closedPayments, listed } from '../applications/find-applications.ts';
import { conditionOf } from '../applications/list-query.ts';
import { selectUnmatchedCodes } from '../marketers/marketer-codes.ts';

/** Read counts and indexes: only rejected applications without a confirmed payment are counted one by one. */
export const waitingQueries = (db: Db, kind: DatabaseKind) => ({
  oldestPending: listed(db)
    .select('submitted_at')
    .where('status', '=', 'pending')
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(1),
  receivedPayments: db
    .selectFrom('application_counts')
    .select(
      sql<number>`count - (${closedPayments(db)
        .where('payment_state', '=', 'received')
        .select(({ fn }) => fn.countAll().as('closed'))})`.as('count'),
    )
    .where('counted_by', '=', 'payment state')
    .where('value', '=', 'received'),
  answeredRequests: listed(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .where(conditionOf(kind, 'asked', 'answered', { useIndex: true })),
  unmatchedCodes: selectUnmatchedCodes(db).select(({ fn }) => fn.countAll<number>().as('count')),
  nameChanges: db
    .selectFrom('name_changes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'open'),
  newMessages: db
    .selectFrom('contact_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'new'),
  failedMails: db
    .selectFrom('mail_outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'failed'),
});

/** DASH-6. */
export function createWaiting({
  db,
  kind,
  readChangeMark,
}: Pick<Infrastructure, 'db' | 'kind' | 'readChangeMark'>): () => Promise<Waiting> {
  const queries = waitingQueries(db, kind);
  const { oldestPending, receivedPayments, answeredRequests, unmatchedCodes } = queries;
  const { nameChanges, newMessages, failedMails } = queries;
  return cacheSlowRead(readChangeMark, async () => ({
    oldest_pending_at: (await oldestPending.executeTakeFirst())?.submitted_at ?? null,
    received_payments: (await receivedPayments.executeTakeFirst())?.count ?? 0,
    answered_requests: (await answeredRequests.executeTakeFirstOrThrow()).count,
    unmatched_codes: (await unmatchedCodes.executeTakeFirstOrThrow()).count,
    name_changes: (await nameChanges.executeTakeFirstOrThrow()).count,
    new_messages: (await newMessages.executeTakeFirstOrThrow()).count,
    failed_mails: (await failedMails.executeTakeFirstOrThrow()).count,
  }));
}
