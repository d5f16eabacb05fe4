import type { StatementImport } from '../entities/statement.ts';

/** The specification defines none. */
export const statementTexts = {
  /** 400 */
  noPeriod: 'The period of the statement must end after it begins, and not in the future.',
} as const;

/** Days of an account between two statements. Calendar dates. */
export interface StatementGap {
  readonly account: string | null;
  readonly from: string;
  readonly to: string;
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the days that no statement of an account covers, between those that do, the latest first (PAY-27). */
export function statementGaps(
  imports: readonly Pick<StatementImport, 'account' | 'from_day' | 'to_day'>[],
): StatementGap[] {
  const gaps: StatementGap[] = [];
  for (const [account, ofAccount] of Map.groupBy(imports, (one) => one.account)) {
    let covered: string | undefined;
    for (const { from_day, to_day } of ofAccount.toSorted((a, b) => a.from_day.localeCompare(b.from_day))) {
      const next = covered === undefined ? from_day : shifted(covered, 1);
      if (from_day > next) gaps.push({ account, from: next, to: shifted(from_day, -1) });
      if (covered === undefined || to_day > covered) covered = to_day;
    }
  }
  return gaps.sort((a, b) => b.from.localeCompare(a.from));
}
