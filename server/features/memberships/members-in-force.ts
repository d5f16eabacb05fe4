import type { GradeCode } from '@imc/api/contract';
import type { Db } from '../../db/types.ts';

export interface MemberInForce {
  readonly number: number;
  readonly account_id: number;
  readonly grade: GradeCode;
  /** YYYY-MM-DD. */
  readonly admitted_on: string;
}

/** Members who owe the annual charge: in force, so not lapsed, suspended, on leave, retired or ended, and with an account. By number. */
export async function membersInForce(db: Db): Promise<MemberInForce[]> {
  const rows = await db
    .selectFrom('memberships')
    .select(['number', 'account_id', 'grade', 'admitted_on'])
    .where('standing', '=', 'in-force')
    .where('account_id', 'is not', null)
    .orderBy('number')
    .execute();
  return rows as MemberInForce[];
}
