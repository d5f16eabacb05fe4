import {
  applicationStatuses,
  type DashboardStats,
  gradeCodes,
  gradeLabels,
  monthLabel,
} from '@imc/api/contract';
import { cacheSlowRead } from '../../db/cache-while-unchanged.ts';
import { countRows } from '../../db/count-rows.ts';
import type { ApplicationCountsTable, Db } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { selectCountedMarketers } from '../marketers/marketer-codes.ts';

export const chartMonths = 12;
/** Those with the most applications. */
const chartMarketers = 10;

/** Milliseconds: Lagos is one hour ahead of UTC all year (S-10.1). */
const lagosOffset = 3_600_000;

/** UTC ISO times. The end is exclusive. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

export interface Month extends Span {
  readonly label: string;
  /** YYYY-MM. */
  readonly value: string;
}

/** The last `count` months in Lagos, oldest first. The last one contains `now`. */
export function lagosMonths(now: Date, count: number): Month[] {
  const inLagos = new Date(now.getTime() + lagosOffset);
  const start = (monthsAgo: number) =>
    Date.UTC(inLagos.getUTCFullYear(), inLagos.getUTCMonth() - monthsAgo, 1);
  return Array.from({ length: count }, (_, index) => {
    const monthsAgo = count - 1 - index;
    return {
      label: monthLabel(start(monthsAgo)),
      value: new Date(start(monthsAgo)).toISOString().slice(0, 7),
      from: new Date(start(monthsAgo) - lagosOffset).toISOString(),
      until: new Date(start(monthsAgo - 1) - lagosOffset).toISOString(),
    };
  });
}

/** The current month in Lagos up to and including `now`, and the same period of the previous month, or all of it if it was shorter. */
export function equalSpans(now: Date): readonly [last: Span, current: Span] {
  const [last, current] = lagosMonths(now, 2) as [Month, Month];
  const until = now.getTime() + 1;
  const elapsed = until - Date.parse(current.from);
  const lastUntil = Math.min(Date.parse(last.from) + elapsed, Date.parse(last.until));
  return [
    { from: last.from, until: new Date(lastUntil).toISOString() },
    { from: current.from, until: new Date(until).toISOString() },
  ];
}

/** Change in percent: 0 if both are zero, 100 if only the earlier one is zero, with at most one decimal. */
export function percentChange(earlier: number, later: number): number {
  if (earlier === 0) return later === 0 ? 0 : 100;
  return Math.round(((later - earlier) / earlier) * 1000) / 10;
}

/** Milliseconds. Figures are read again without a change, because the months' spans end at the current time. */
const figuresAge = 60_000;

/** Maintained by the database. Leaves out those by marketer code, of which there may be many. */
const readCounts = async (db: Db) => {
  const rows = await db
    .selectFrom('application_counts')
    .selectAll()
    .where('counted_by', 'in', ['status', 'grade', 'month', 'month of approval'])
    .execute();
  const counts = new Map(rows.map((row) => [`${row.counted_by} ${row.value}`, row.count]));
  return (by: ApplicationCountsTable['counted_by'], value: string) => counts.get(`${by} ${value}`) ?? 0;
};

const changeOf = async (countIn: (span: Span) => Promise<number>, now: Date) => {
  const [earlier, later] = await Promise.all(equalSpans(now).map(countIn));
  return percentChange(earlier ?? 0, later ?? 0);
};

/** For the dashboard, without drafts and withdrawn applications. */
export function createStats({
  db,
  clock,
  readChangeMark,
}: Pick<Infrastructure, 'db' | 'readChangeMark' | 'clock'>): () => Promise<DashboardStats> {
  /** Scans one range of an index per span. */
  const submittedIn = ({ from, until }: Span) =>
    db.selectFrom('applications').where('submitted_at', '>=', from).where('submitted_at', '<', until);
  /** Subtracts withdrawn applications: that reads two small ranges of indexes and no rows. */
  const countSubmitted = async (span: Span) => {
    const all = submittedIn(span);
    const counts = await Promise.all([all, all.where('withdrawn_at', 'is not', null)].map(countRows));
    return (counts[0] ?? 0) - (counts[1] ?? 0);
  };
  const countApproved = ({ from, until }: Span) =>
    countRows(
      db
        .selectFrom('applications')
        .where('submitted_at', 'is not', null)
        .where('status', '=', 'approved')
        .where('decided_at', '>=', from)
        .where('decided_at', '<', until),
    );
  const marketers = db.selectFrom('marketers').where('deleted_at', 'is', null);
  const countMarketers = ({ from, until }: Span) =>
    countRows(marketers.where('created_at', '>=', from).where('created_at', '<', until));

  const readStats = async (): Promise<DashboardStats> => {
    const now = clock();
    const months = lagosMonths(now, chartMonths);
    // Together: on PostgreSQL each is a round trip.
    const [countOf, performance, totalMarketers, applications, approvals, newMarketers] = await Promise.all([
      readCounts(db),
      selectCountedMarketers(db)
        .select('full_name')
        .orderBy('applications_count', 'desc')
        .orderBy('id')
        .limit(chartMarketers)
        .execute(),
      countRows(marketers),
      changeOf(countSubmitted, now),
      changeOf(countApproved, now),
      changeOf(countMarketers, now),
    ]);

    return {
      totalApplications: applicationStatuses.reduce((sum, status) => sum + countOf('status', status), 0),
      pendingApplications: countOf('status', 'pending'),
      approvedApplications: countOf('status', 'approved'),
      rejectedApplications: countOf('status', 'rejected'),
      totalMarketers,
      percentageChanges: { applications, approvals, marketers: newMarketers },
      monthlyStats: {
        labels: months.map(({ label }) => label),
        applications: months.map(({ value }) => countOf('month', value)),
        approvals: months.map(({ value }) => countOf('month of approval', value)),
      },
      categoryDistribution: {
        labels: gradeCodes.map((grade) => gradeLabels[grade].category),
        data: gradeCodes.map((grade) => countOf('grade', grade)),
      },
      marketingPerformance: {
        labels: performance.map((row) => row.full_name),
        applications: performance.map((row) => row.applications_count),
      },
    };
  };

  const readMark = async () => `${Math.floor(clock().getTime() / figuresAge)} ${await readChangeMark()}`;
  return cacheSlowRead(readMark, readStats);
}
