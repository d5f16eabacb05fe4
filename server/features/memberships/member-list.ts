import {
  accountSearchParts,
  type Member,
  type Membership,
  type MembersQuery,
  memberNumber,
  type PageFields,
  readMemberNumber,
} from '@imc/api/contract';
import { type Selectable, type SqlBool, sql } from 'kysely';
import { cacheSlowRead } from '../../db/cache-while-unchanged.ts';
import { readPage } from '../../db/list-page.ts';
import type { Db, MembershipsTable } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { areFew, foundAccounts } from '../applications/list-query.ts';

/** As in a response. */
export const membershipAnswer = ({
  number,
  account_id: _,
  ...membership
}: Selectable<MembershipsTable>): Membership => ({ ...membership, number: memberNumber(number) });

type MemberRow = Selectable<MembershipsTable>;
type Accounts = ReadonlyMap<number | null, Member['account']>;

/** By id. */
export async function accountsOf(db: Db, rows: readonly MemberRow[]): Promise<Accounts> {
  const ids = rows.flatMap(({ account_id }) => account_id ?? []);
  if (ids.length === 0) return new Map();
  const columns = ['id', 'name', 'email', 'phone_number'] as const;
  const accounts = await db.selectFrom('users').select(columns).where('id', 'in', ids).execute();
  return new Map(accounts.map((account) => [account.id, account]));
}

export const memberAnswer = (row: MemberRow, accounts: Accounts): Member => ({
  ...membershipAnswer(row),
  account: accounts.get(row.account_id) ?? null,
});

export interface MembersPage extends PageFields {
  readonly members: Member[];
}

/** Returns the function that reads a page of the members, newest first (MEM-8, MEM-9). */
export function createMemberList({
  db,
  kind,
  readChangeMark,
}: Pick<Infrastructure, 'db' | 'kind' | 'readChangeMark'>): (query: MembersQuery) => Promise<MembersPage> {
  type Filters = Omit<MembersQuery, 'page' | 'limit'>;

  /** `isFew`: read each member that a search finds, instead of the members in their order. */
  const matching = ({ q = '', grade, standing }: Filters, isFew: boolean) => {
    const typed = readMemberNumber(q);
    const parts = accountSearchParts(q);
    let found = db.selectFrom('memberships');
    // No member has the number 0.
    if (typed) found = found.where('number', '=', typed.isWrong ? 0 : typed.number);
    else if (parts.length > 0) {
      // SQLite uses no index of an expression.
      const account = kind === 'sqlite' && !isFew ? sql`+account_id` : sql`account_id`;
      found = found.where(sql<SqlBool>`${account} in (${foundAccounts(kind, parts)})`);
    }
    if (grade !== undefined) found = found.where('grade', '=', grade);
    return standing === undefined ? found : found.where('standing', '=', standing);
  };

  const countOf = cacheSlowRead(readChangeMark, async (filters: Filters) => {
    const { count } = await matching(filters, true)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  });

  return async ({ page, limit, ...filters }) => {
    const count = await countOf(filters);
    const { rows, ...facts } = await readPage(
      matching(filters, areFew(count, await countOf({})))
        .selectAll()
        .orderBy('number', 'desc'),
      count,
      { page, limit },
    );
    const accounts = await accountsOf(db, rows);
    return {
      members: rows.map((row) => memberAnswer(row, accounts)),
      ...facts,
    };
  };
}
