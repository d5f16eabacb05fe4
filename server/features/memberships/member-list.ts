import {
  accountSearchParts,
  type Member,
  type Membership,
  type MembersQuery,
  memberNumber,
  type PageFields,
  readMemberNumber,
} from '@imc/api/contract';
import { type Selectable, sql } from 'kysely';
import { cacheSlowRead } from '../../db/cache-while-unchanged.ts';
import { containsAll } from '../../db/database-kind.ts';
import { readPage } from '../../db/list-page.ts';
import type { Db, MembershipsTable } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';

/** As in a response. */
export const membershipAnswer = ({
  number,
  account_id: _,
  ...membership
}: Selectable<MembershipsTable>): Membership => ({ ...membership, number: memberNumber(number) });

export const selectMembers = (db: Db) =>
  db
    .selectFrom('memberships')
    .leftJoin('users', 'users.id', 'memberships.account_id')
    .selectAll('memberships')
    .select('users.name');

type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number];

export const memberAnswer = ({ name, ...membership }: MemberRow): Member => ({
  ...membershipAnswer(membership),
  account: membership.account_id === null ? null : { id: membership.account_id, name: name ?? '' },
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

  const matching = ({ q = '', grade, standing }: Filters) => {
    const typed = readMemberNumber(q);
    const parts = accountSearchParts(q);
    let found = db.selectFrom('memberships');
    // No member has the number 0.
    if (typed) found = found.where('memberships.number', '=', typed.isWrong ? 0 : typed.number);
    else if (parts.length > 0)
      found = found.where('memberships.account_id', 'in', ({ selectFrom }) =>
        selectFrom('users')
          .select('id')
          .where('closed_at', 'is', null)
          .where(containsAll(kind, sql`search_text`, parts)),
      );
    if (grade !== undefined) found = found.where('memberships.grade', '=', grade);
    return standing === undefined ? found : found.where('memberships.standing', '=', standing);
  };

  const countOf = cacheSlowRead(readChangeMark, async (filters: Filters) => {
    const { count } = await matching(filters)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  });

  return async ({ page, limit, ...filters }) => {
    const listed = matching(filters)
      .leftJoin('users', 'users.id', 'memberships.account_id')
      .selectAll('memberships')
      .select('users.name')
      .orderBy('memberships.number', 'desc');
    const { rows, ...facts } = await readPage(listed, await countOf(filters), { page, limit });
    return { members: rows.map(memberAnswer), ...facts };
  };
}
