import {
  type AccountCorrection,
  type AccountGroup,
  type AccountsQuery,
  type AdminAccount,
  accountSearchParts,
  gradeLabels,
  type PageFields,
} from '@imc/api/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import { cacheSlowRead } from '../../db/cache-while-unchanged.ts';
import { containsAll } from '../../db/database-kind.ts';
import { readJson } from '../../db/json-column.ts';
import { readPage } from '../../db/list-page.ts';
import type { Db, Tables } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { accountRoleOf } from './account-changes.ts';
import { openNameChanges } from './name-changes.ts';
import type { StaffRules } from './staff-rules.ts';

export interface AccountsPage extends PageFields {
  readonly accounts: AdminAccount[];
  readonly second_factor_required: boolean;
}

type Users = SelectQueryBuilder<Tables, 'users', object>;

const inGroup = (users: Users, group: AccountGroup | undefined): Users => {
  if (group === undefined) return users;
  if (group === 'member') return users.where('role', '!=', 'admin');
  if (group === 'name-change')
    return users.where('id', 'in', ({ selectFrom }) =>
      selectFrom('name_changes').select('user_id').where('state', '=', 'open'),
    );
  const staff = users.where('role', '=', 'admin');
  return group === 'staff' ? staff : staff.where('staff_role', '=', group);
};

/** By account, newest first. */
const correctionsOf = async (db: Db, accountIds: readonly number[]) => {
  if (accountIds.length === 0) return new Map<number, AccountCorrection[]>();
  const rows = await db
    .selectFrom('account_corrections')
    .innerJoin('users', 'users.id', 'changed_by')
    .select(['account_corrections.id', 'account_id', 'users.name as changed_by', 'changed_at', 'reason'])
    .select('changes')
    .where('account_id', 'in', accountIds)
    .orderBy('account_corrections.id', 'desc')
    .execute();
  return Map.groupBy(
    rows.map(({ changes, ...row }) => ({
      ...row,
      changes: readJson('account_corrections.changes', changes),
    })),
    ({ account_id }) => account_id,
  ) as Map<number, AccountCorrection[]>;
};

/** Returns the function that reads a page of the accounts, newest first. */
export function createAccountList({
  db,
  kind,
  readChangeMark,
  staffRules,
}: Pick<Infrastructure, 'db' | 'kind' | 'readChangeMark'> & {
  readonly staffRules: StaffRules;
}): (query: AccountsQuery) => Promise<AccountsPage> {
  const matching = ({ q = '', role }: AccountsQuery): Users =>
    inGroup(db.selectFrom('users').where('closed_at', 'is', null), role).where(
      containsAll(kind, sql`search_text`, accountSearchParts(q)),
    );

  const countOf = cacheSlowRead(readChangeMark, async (query: AccountsQuery) => {
    const { count } = await matching(query)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  });

  return async ({ page, limit, ...query }) => {
    const listed = matching(query)
      .select(['id', 'name', 'email', 'phone_number', 'membership_grade', 'role', 'staff_role'])
      .select(['second_factor_at', 'created_at', 'blocked_at', 'email_proven_at'])
      .select(
        sql<number | boolean>`users.email_key in (select email_key from refused_addresses)`.as('is_refused'),
      )
      .orderBy('id', 'desc');
    const { rows, ...facts } = await readPage(listed, await countOf(query), { page, limit });
    const ids = rows.map(({ id }) => id);
    const corrections = await correctionsOf(db, ids);
    const nameChanges = await openNameChanges(db, ids);
    return {
      accounts: rows.map((row) => ({
        id: row.id,
        name: row.name,
        email: row.email,
        phone_number: row.phone_number,
        created_at: row.created_at,
        is_email_proven: row.email_proven_at !== null,
        membership_type: gradeLabels[row.membership_grade].membershipType,
        role: accountRoleOf(row),
        has_second_factor: row.second_factor_at !== null,
        is_blocked: row.blocked_at !== null,
        // SQLite has no booleans.
        is_refused: Boolean(row.is_refused),
        name_change: nameChanges.get(row.id) ?? null,
        corrections: corrections.get(row.id) ?? [],
      })),
      ...facts,
      second_factor_required: await staffRules.isSecondFactorRequired(),
    };
  };
}
