import {
  accountSubjects,
  canonicalEmail,
  dayStart,
  listPageSize,
  type SecurityEvent,
  type SecurityLogQuery,
} from '@imc/api/contract';
import type { Db } from '../../db/types.ts';

export interface SecurityLogPage {
  readonly events: SecurityEvent[];
  /** The `before` of the next page. Null on the last one. */
  readonly next: number | null;
}

/** By its id or its email address. Undefined if nobody has the address. */
async function accountId(db: Db, account: number | string): Promise<number | undefined> {
  if (typeof account === 'number') return account;
  const found = db.selectFrom('users').select('id').where('email_key', '=', canonicalEmail(account));
  return (await found.executeTakeFirst())?.id;
}

/** For admins (SEC-6). */
export async function readSecurityLog(
  db: Db,
  {
    kind,
    account,
    from,
    to,
    before,
    limit = listPageSize.default,
  }: SecurityLogQuery & { readonly limit?: number | undefined },
): Promise<SecurityLogPage> {
  const person = account === undefined ? undefined : await accountId(db, account);
  if (account !== undefined && person === undefined) return { events: [], next: null };
  const rows = await db
    .selectFrom('security_log')
    .leftJoin('users as actor', 'actor.id', 'security_log.account_id')
    .leftJoin('users as affected', (join) =>
      join
        .onRef('affected.id', '=', 'security_log.subject_id')
        .on('security_log.subject', 'in', accountSubjects),
    )
    .leftJoin('marketers', (join) =>
      join.onRef('marketers.id', '=', 'security_log.subject_id').on('security_log.subject', '=', 'marketer'),
    )
    .select(['security_log.id', 'at', 'kind', 'detail', 'account_id', 'subject', 'subject_id'])
    .select(['route', 'count', 'actor.name as actor_name', 'affected.name as account_name'])
    .select('marketers.full_name as marketer_name')
    .$if(kind !== undefined, (log) => log.where('kind', '=', kind ?? 'sign-in'))
    .$if(person !== undefined, (log) =>
      log.where(({ eb, or, and }) =>
        or([
          eb('account_id', '=', person ?? 0),
          and([eb('subject', 'in', accountSubjects), eb('subject_id', '=', person ?? 0)]),
        ]),
      ),
    )
    .$if(from !== undefined, (log) => log.where('at', '>=', dayStart(from ?? '')))
    .$if(to !== undefined, (log) => log.where('at', '<', dayStart(to ?? '', 1)))
    .$if(before !== undefined, (log) => log.where('security_log.id', '<', before ?? 0))
    .orderBy('security_log.id', 'desc')
    // One more row tells whether there is another page.
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  return {
    events: shown.map(
      ({ account_id, actor_name, subject, subject_id, account_name, marketer_name, ...event }) => ({
        ...event,
        account: account_id === null ? null : { id: account_id, name: actor_name },
        subject:
          subject === null || subject_id === null
            ? null
            : // The name of one who was deleted before names were kept is empty.
              { kind: subject, id: subject_id, name: (account_name ?? marketer_name) || null },
      }),
    ),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
