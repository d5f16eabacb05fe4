import { type DashboardStats, gradeCodes, gradeLabels, monthLabel } from '@imc/api/contract';
import type { Db } from '../db/types.ts';
import type { Clock } from './clock.ts';

/** Months on the charts. */
export const chartMonths = 12;
/** Marketers on the chart: those with most applications. */
const chartMarketers = 10;

/** Lagos keeps one hour ahead of UTC all year (design, section 5: months are counted in Africa/Lagos). */
const lagosOffset = 3_600_000;

/** A month in Lagos: its label, and its bounds as UTC ISO times. */
export interface Month {
  readonly label: string;
  readonly from: string;
  readonly until: string;
}

/** The last `count` months in Lagos, oldest first; the last is the one that `now` falls in. */
export function lagosMonths(now: Date, count: number): Month[] {
  const there = new Date(now.getTime() + lagosOffset);
  const start = (back: number) => Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - back, 1);
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    return {
      label: monthLabel(start(back)),
      from: new Date(start(back) - lagosOffset).toISOString(),
      until: new Date(start(back - 1) - lagosOffset).toISOString(),
    };
  });
}

/** Change from one month to the next in percent: 0 when both are zero, 100 when only the earlier is, one decimal at most. */
export function percentChange(earlier: number, later: number): number {
  if (earlier === 0) return later === 0 ? 0 : 100;
  return Math.round(((later - earlier) / earlier) * 1000) / 10;
}

const lastChange = (counts: readonly number[]): number =>
  percentChange(counts.at(-2) ?? 0, counts.at(-1) ?? 0);

/** Figures of the admin dashboard. Drafts are in none of them. */
export function createStats(db: Db, clock: Clock): () => Promise<DashboardStats> {
  const submitted = () => db.selectFrom('applications').where('submitted_at', 'is not', null);
  const count = 'count' as const;

  /** Each month is one range of an index. */
  const byMonth = (
    months: readonly Month[],
    rows: (month: Month) => Promise<{ count: number }>,
  ): Promise<number[]> => Promise.all(months.map(async (month) => (await rows(month)).count));

  return async () => {
    const months = lagosMonths(clock(), chartMonths);
    const states = await submitted()
      .select(({ fn }) => ['status', fn.countAll<number>().as(count)])
      .groupBy('status')
      .execute();
    const grades = await submitted()
      .select(({ fn }) => ['grade', fn.countAll<number>().as(count)])
      .groupBy('grade')
      .execute();
    const applications = await byMonth(months, ({ from, until }) =>
      submitted()
        .select(({ fn }) => fn.countAll<number>().as(count))
        .where('submitted_at', '>=', from)
        .where('submitted_at', '<', until)
        .executeTakeFirstOrThrow(),
    );
    const approvals = await byMonth(months, ({ from, until }) =>
      submitted()
        .select(({ fn }) => fn.countAll<number>().as(count))
        .where('status', '=', 'approved')
        .where('decided_at', '>=', from)
        .where('decided_at', '<', until)
        .executeTakeFirstOrThrow(),
    );
    const newMarketers = await byMonth(months.slice(-2), ({ from, until }) =>
      db
        .selectFrom('marketers')
        .select(({ fn }) => fn.countAll<number>().as(count))
        .where('created_at', '>=', from)
        .where('created_at', '<', until)
        .executeTakeFirstOrThrow(),
    );
    const { total: totalMarketers } = await db
      .selectFrom('marketers')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const performance = await db
      .selectFrom('marketers')
      .leftJoin('applications', (join) =>
        join
          .onRef('applications.marketer_code_key', '=', 'marketers.code_key')
          .on('applications.submitted_at', 'is not', null),
      )
      .select(({ fn }) => [
        'marketers.id',
        'marketers.full_name',
        fn.count<number>('applications.id').as(count),
      ])
      .groupBy(['marketers.id', 'marketers.full_name'])
      .orderBy(count, 'desc')
      .orderBy('marketers.id')
      .limit(chartMarketers)
      .execute();

    const inState = (status: string) => states.find((row) => row.status === status)?.count ?? 0;
    return {
      totalApplications: states.reduce((sum, row) => sum + row.count, 0),
      pendingApplications: inState('pending'),
      approvedApplications: inState('approved'),
      rejectedApplications: inState('rejected'),
      totalMarketers,
      percentageChanges: {
        applications: lastChange(applications),
        approvals: lastChange(approvals),
        marketers: lastChange(newMarketers),
      },
      monthlyStats: { labels: months.map((month) => month.label), applications, approvals },
      categoryDistribution: {
        labels: gradeCodes.map((grade) => gradeLabels[grade].category),
        data: gradeCodes.map((grade) => grades.find((row) => row.grade === grade)?.count ?? 0),
      },
      marketingPerformance: {
        labels: performance.map((row) => row.full_name),
        applications: performance.map((row) => row.count),
      },
    };
  };
}
