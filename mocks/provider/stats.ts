import { type DashboardStats, gradeCodes, gradeLabels, marketerCodeKey, monthLabel } from '@imc/api/contract';
import type { Store } from './store.ts';

/** Months on the charts. */
const monthCount = 12;
/** Marketers on the chart: those with most applications. */
const marketerCount = 10;

const monthParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Lagos',
  year: 'numeric',
  month: '2-digit',
});

/** The month of a time in Lagos, as YYYY-MM. */
const monthOf = (time: string | Date): string => monthParts.format(new Date(time));

/** The last months up to the one of `now`, oldest first, as YYYY-MM. */
function lastMonths(now: Date): string[] {
  const [year = 0, month = 1] = monthOf(now).split('-').map(Number);
  return Array.from({ length: monthCount }, (_, index) =>
    new Date(Date.UTC(year, month - monthCount + index, 1)).toISOString().slice(0, 7),
  );
}

/** Percent change from one count to the next (S-10.1). */
export function percentChange(earlier: number, later: number): number {
  if (earlier === 0) return later === 0 ? 0 : 100;
  return Math.round(((later - earlier) / earlier) * 1000) / 10;
}

/** Percent change from as much of the last month as has passed of this one, or all of it where it was shorter, to this month so far. */
function changeOf(times: readonly string[], now: Date): number {
  const [last, current] = lastMonths(now)
    .slice(-2)
    .map((month) => Date.parse(`${month}-01T00:00:00+01:00`)) as [number, number];
  const passed = now.getTime() - current;
  const within = (from: number, to: number) =>
    times.map((time) => Date.parse(time)).filter((time) => time >= from && time <= to).length;
  return percentChange(within(last, Math.min(last + passed, current - 1)), within(current, current + passed));
}

const sameCode = (one: string, other: string) => marketerCodeKey(one) === marketerCodeKey(other);

/** Submitted applications that carry a marketer's code. */
export const countForMarketer = (store: Store, code: string): number =>
  [...store.applications.values()].filter(({ form }) => sameCode(form.marketer_code, code)).length;

/** The dashboard's figures over what the store holds. */
export function statsOf(store: Store, now: Date): DashboardStats {
  const applications = [...store.applications.values()];
  const marketers = [...store.marketers.values()];
  const months = lastMonths(now);
  const perMonth = (times: readonly string[]) => {
    const counted = times.map(monthOf);
    return months.map((month) => counted.filter((one) => one === month).length);
  };
  const withStatus = (status: string) => applications.filter((application) => application.status === status);
  const sent = applications.map(({ createdAt }) => createdAt);
  const approved = withStatus('approved').map(({ decidedAt, createdAt }) => decidedAt ?? createdAt);
  const performance = marketers
    .map(({ id, full_name: name, marketer_code }) => ({
      id,
      name,
      count: countForMarketer(store, marketer_code),
    }))
    .sort((one, other) => other.count - one.count || one.id - other.id)
    .slice(0, marketerCount);
  return {
    totalApplications: applications.length,
    pendingApplications: withStatus('pending').length,
    approvedApplications: withStatus('approved').length,
    rejectedApplications: withStatus('rejected').length,
    totalMarketers: marketers.length,
    percentageChanges: {
      applications: changeOf(sent, now),
      approvals: changeOf(approved, now),
      marketers: changeOf(
        marketers.map(({ createdAt }) => createdAt),
        now,
      ),
    },
    monthlyStats: {
      labels: months.map((month) => monthLabel(new Date(`${month}-01T00:00:00Z`))),
      applications: perMonth(sent),
      approvals: perMonth(approved),
    },
    categoryDistribution: {
      labels: gradeCodes.map((grade) => gradeLabels[grade].category),
      data: gradeCodes.map(
        (grade) => applications.filter((application) => application.grade === grade).length,
      ),
    },
    marketingPerformance: {
      labels: performance.map(({ name }) => name),
      applications: performance.map(({ count }) => count),
    },
  };
}
