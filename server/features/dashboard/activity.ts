import {
  type ActivityEntry,
  type ApplicationStatus,
  accountEventKinds,
  activityLength,
  applicantName,
  applicationReference,
  loggedActivityKind,
} from '@imc/api/contract';
import { type SqlBool, sql } from 'kysely';
import { loggedActivity } from '../../db/logged-activity.ts';
import type { Db } from '../../db/types.ts';

/** Of all applications that were not withdrawn. Reads a single index backwards. */
export const newestSteps = (db: Db) =>
  db
    .selectFrom('application_status_history as step')
    .innerJoin('applications', 'applications.id', 'step.application_id')
    .innerJoin('users', 'users.id', 'step.changed_by')
    // Also skips steps to 'withdrawn'.
    .where('applications.withdrawn_at', 'is', null)
    .select((eb) => [
      'step.id',
      'step.application_id',
      'step.from_status',
      eb.ref('step.to_status').$castTo<ApplicationStatus>().as('to_status'),
      'step.undoes',
      'step.changed_at',
      'applications.title',
      'applications.surname',
      'applications.other_names as otherNames',
      'users.name as changed_by',
    ])
    .orderBy('step.changed_at', 'desc')
    .orderBy('step.id', 'desc')
    .limit(activityLength);

/** About applications that were not withdrawn. Reads the table from its end. */
export const newestRequests = (db: Db) =>
  db
    .selectFrom('information_requests as request')
    .innerJoin('applications', 'applications.id', 'request.application_id')
    .innerJoin('users', 'users.id', 'request.asked_by')
    .where('applications.withdrawn_at', 'is', null)
    .select([
      'request.id',
      'request.application_id',
      'request.asked_at as changed_at',
      'applications.title',
      'applications.surname',
      'applications.other_names as otherNames',
      'users.name as changed_by',
    ])
    .orderBy('request.id', 'desc')
    .limit(activityLength);

/** The newest changes of payments, marketers and, with `withAccounts`, accounts. Reads a single index of the security log backwards. */
export const newestLogged = (db: Db, { withAccounts }: { readonly withAccounts: boolean }) =>
  db
    .selectFrom('security_log as log')
    .leftJoin('users as actor', 'actor.id', 'log.account_id')
    .leftJoin('users as account', (join) =>
      join.onRef('account.id', '=', 'log.subject_id').on('log.subject', '=', 'account'),
    )
    .leftJoin('marketers', (join) =>
      join.onRef('marketers.id', '=', 'log.subject_id').on('log.subject', '=', 'marketer'),
    )
    .leftJoin('applications', (join) =>
      join.onRef('applications.id', '=', 'log.subject_id').on('log.subject', '=', 'payment'),
    )
    .where(sql.raw<SqlBool>(loggedActivity))
    // The log keeps rows about applications that were erased or withdrawn.
    .where(({ eb, and, or }) =>
      or([
        eb('log.subject', '!=', 'payment'),
        and([eb('applications.id', 'is not', null), eb('applications.withdrawn_at', 'is', null)]),
      ]),
    )
    .$if(!withAccounts, (query) => query.where('log.kind', 'not in', accountEventKinds))
    .select([
      'log.id',
      'log.at as changed_at',
      'log.kind',
      'log.detail',
      'actor.name as changed_by',
      'account.name as account_name',
      'marketers.full_name as marketer_name',
      'applications.id as application_id',
      'applications.title',
      'applications.surname',
      'applications.other_names as otherNames',
    ])
    .orderBy('log.at', 'desc')
    .orderBy('log.id', 'desc')
    .limit(activityLength);

const applicationEntry = ({
  application_id,
  ...name
}: {
  readonly application_id: number;
  readonly title: string;
  readonly surname: string;
  readonly otherNames: string;
}) => ({
  application_id,
  reference: applicationReference(application_id),
  about: applicantName(name),
});

/** Newest first. `withAccounts` adds changes of accounts. */
export async function readActivity(
  db: Db,
  options: { readonly withAccounts: boolean },
): Promise<ActivityEntry[]> {
  const steps = (await newestSteps(db).execute()).map(
    ({ id, from_status, to_status, undoes, changed_by, changed_at, ...application }): ActivityEntry => ({
      id: `step-${id}`,
      kind: from_status === null ? 'submitted' : undoes === null ? to_status : 'undone',
      ...applicationEntry(application),
      changed_by,
      changed_at,
    }),
  );
  const requests = (await newestRequests(db).execute()).map(
    ({ id, changed_by, changed_at, ...application }): ActivityEntry => ({
      id: `request-${id}`,
      kind: 'asked',
      ...applicationEntry(application),
      changed_by,
      changed_at,
    }),
  );
  const logged = (await newestLogged(db, options).execute()).flatMap(
    ({ id, kind, detail, changed_by, changed_at, account_name, marketer_name, ...row }): ActivityEntry[] => {
      const activityKind = loggedActivityKind({ kind, detail });
      if (!activityKind) return [];
      const { application_id, title, surname, otherNames } = row;
      const application =
        application_id !== null && title !== null && surname !== null && otherNames !== null
          ? applicationEntry({ application_id, title, surname, otherNames })
          : undefined;
      return [
        {
          id: `event-${id}`,
          kind: activityKind,
          // The name of a marketer who was deleted before names were kept is empty.
          ...(application ?? {
            application_id: null,
            reference: null,
            about: account_name || marketer_name || null,
          }),
          changed_by,
          changed_at,
        },
      ];
    },
  );
  return [...steps, ...requests, ...logged]
    .sort((one, other) =>
      one.changed_at < other.changed_at ? 1 : one.changed_at > other.changed_at ? -1 : 0,
    )
    .slice(0, activityLength);
}
