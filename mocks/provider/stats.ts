import {
  type DashboardStats,
  decisionTimes,
  decisionTimesOf,
  gradeCodes,
  gradeLabels,
  marketerCodeKey,
  monthLabel,
  type RetiredCodes,
  type UnmatchedCodes,
  unmatchedCodesLength,
  type Waiting,
} from '@imc/api/contract';
import { settingIn } from './settings.ts';
import { askedForMoreIn, isReviewed, presentMarketers, type Store } from './store.ts';

/** Months on the charts. */
const monthCount = 12;
/** Maximum number of marketers on the chart; those with the most applications are shown. */
const marketerCount = 10;

const monthParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Lagos',
  year: 'numeric',
  month: '2-digit',
});

/** Returns the month of a time in Lagos, as YYYY-MM. */
const monthOf = (time: string | Date): string => monthParts.format(new Date(time));

/** Returns the last twelve months including the month of `now`, oldest first, as YYYY-MM. */
function lastMonths(now: Date): string[] {
  const [year = 0, month = 1] = monthOf(now).split('-').map(Number);
  return Array.from({ length: monthCount }, (_, index) =>
    new Date(Date.UTC(year, month - monthCount + index, 1)).toISOString().slice(0, 7),
  );
}

/** Returns the change from one count to the next in percent (S-10.1). */
export function percentChange(earlier: number, later: number): number {
  if (earlier === 0) return later === 0 ? 0 : 100;
  return Math.round(((later - earlier) / earlier) * 1000) / 10;
}

/**
 * Returns the change in percent from the same part of the last month to this month so far. If the last month was shorter than that part, all of
 * it is counted.
 */
function changeOf(times: readonly string[], now: Date): number {
  const [last, current] = lastMonths(now)
    .slice(-2)
    .map((month) => Date.parse(`${month}-01T00:00:00+01:00`)) as [number, number];
  const passed = now.getTime() - current;
  const within = (from: number, to: number) =>
    times.map((time) => Date.parse(time)).filter((time) => time >= from && time <= to).length;
  return percentChange(within(last, Math.min(last + passed, current - 1)), within(current, current + passed));
}

const sameCode = (a: string, b: string) => marketerCodeKey(a) === marketerCodeKey(b);

/** Counts the submitted applications with a marketer's code. */
export const countForMarketer = (store: Store, code: string): number =>
  [...store.applications.values()].filter(
    (application) => isReviewed(application) && sameCode(application.form.marketer_code, code),
  ).length;

/** Computes the figures of the dashboard from the store. */
export function statsOf(store: Store, now: Date): DashboardStats {
  const applications = [...store.applications.values()].filter(isReviewed);
  const marketers = presentMarketers(store);
  const months = lastMonths(now);
  const perMonth = (times: readonly string[]) => {
    const monthsOfTimes = times.map(monthOf);
    return months.map((month) => monthsOfTimes.filter((other) => other === month).length);
  };
  const withStatus = (status: string) => applications.filter((application) => application.status === status);
  const submitted = applications.map(({ createdAt }) => createdAt);
  const approved = withStatus('approved').map(({ decidedAt, createdAt }) => decidedAt ?? createdAt);
  const performance = marketers
    .map(({ id, full_name: name, marketer_code }) => ({
      id,
      name,
      count: countForMarketer(store, marketer_code),
    }))
    .sort((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, marketerCount);
  return {
    totalApplications: applications.length,
    pendingApplications: withStatus('pending').length,
    approvedApplications: withStatus('approved').length,
    rejectedApplications: withStatus('rejected').length,
    totalMarketers: marketers.length,
    percentageChanges: {
      applications: changeOf(submitted, now),
      approvals: changeOf(approved, now),
      marketers: changeOf(
        marketers.map(({ createdAt }) => createdAt),
        now,
      ),
    },
    monthlyStats: {
      labels: months.map((month) => monthLabel(new Date(`${month}-01T00:00:00Z`))),
      applications: perMonth(submitted),
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

/** Counts the codes in submitted applications. */
const givenCodes = ({ applications }: Pick<Store, 'applications'>): Map<string, number> => {
  const codes = [...applications.values()]
    .filter(isReviewed)
    .map(({ form }) => marketerCodeKey(form.marketer_code))
    .filter((code) => code !== null);
  return new Map([...Map.groupBy(codes, (code) => code)].map(([code, same]) => [code, same.length]));
};

/** Returns the codes in submitted applications that no marketer has, and never had. */
export function unmatchedCodesOf(store: Pick<Store, 'applications' | 'marketers'>): UnmatchedCodes {
  const known = new Set(
    [...store.marketers.values()].map(({ marketer_code }) => marketerCodeKey(marketer_code)),
  );
  const codes = [...givenCodes(store)]
    .filter(([code]) => !known.has(code))
    .map(([code, applications_count]) => ({ code, applications_count }))
    .sort((a, b) => b.applications_count - a.applications_count || (a.code < b.code ? -1 : 1));
  return { codes: codes.slice(0, unmatchedCodesLength), total: codes.length };
}

/** Returns the codes in submitted applications whose marketer was deleted. */
export function retiredCodesOf(store: Pick<Store, 'applications' | 'marketers'>): RetiredCodes {
  const given = givenCodes(store);
  const codes = [...store.marketers.values()]
    .flatMap(({ id, full_name, marketer_code, deletedAt }) => {
      const code = marketerCodeKey(marketer_code) ?? '';
      const applications_count = given.get(code) ?? 0;
      return deletedAt && applications_count > 0
        ? [{ id, code, applications_count, full_name, deleted_at: deletedAt }]
        : [];
    })
    .sort((a, b) => (a.deleted_at === b.deleted_at ? b.id - a.id : a.deleted_at < b.deleted_at ? 1 : -1))
    .map(({ id: _, ...code }) => code);
  return { codes: codes.slice(0, unmatchedCodesLength), total: codes.length };
}

/** Computes what waits for an admin. */
export function waitingOf(store: Store): Waiting {
  const applications = [...store.applications.values()].filter(isReviewed);
  const pending = applications.filter(({ status }) => status === 'pending');
  return {
    oldest_pending_at: pending.map(({ createdAt }) => createdAt).sort()[0] ?? null,
    received_payments: applications.filter(({ paymentState }) => paymentState === 'received').length,
    answered_requests: pending.filter(({ id }) => askedForMoreIn(store, id) === 'answered').length,
    unmatched_codes: unmatchedCodesOf(store).total,
    new_messages: [...store.messages.values()].filter(({ state }) => state === 'new').length,
    failed_mails: [...store.mails.values()].filter(({ state }) => state === 'failed').length,
  };
}

/** Computes how long the latest decisions took, from the first decision of each application. None if members are not shown it. */
export function decisionTimesIn(store: Store): ReturnType<typeof decisionTimes> {
  if (!settingIn(store, 'waiting_times').shown) return decisionTimes([]);
  const { steps, applications } = store;
  const decided = new Map<number, string>();
  for (const { application_id, to_status, changed_at } of steps) {
    const isDecision = to_status === 'approved' || to_status === 'rejected';
    if (isDecision && !decided.has(application_id)) decided.set(application_id, changed_at);
  }
  const latest = [...decided]
    .map(([id, decidedAt]) => ({ submittedAt: applications.get(id)?.createdAt ?? decidedAt, decidedAt }))
    .sort((a, b) => b.decidedAt.localeCompare(a.decidedAt));
  return decisionTimes(latest.slice(0, decisionTimesOf));
}
