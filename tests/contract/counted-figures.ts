import {
  type ApplicationStatus,
  type DashboardStats,
  type GradeCode,
  gradeCodes,
  gradeLabels,
  marketerCodeKey,
  monthLabel,
  type RetiredCodes,
  type UnmatchedCodes,
  unmatchedCodesLength,
  type Waiting,
} from '@imc/api/contract';

/** As the database stores them. */
export interface Rows {
  readonly applications: readonly {
    readonly grade: GradeCode | null;
    readonly status: ApplicationStatus;
    readonly submitted_at: string | null;
    readonly decided_at: string | null;
    readonly withdrawn_at: string | null;
    readonly payment_state: string;
    readonly marketer_code: string;
  }[];
  readonly marketers: readonly {
    readonly id: number;
    readonly full_name: string;
    readonly marketer_code: string;
    readonly created_at: string;
    readonly deleted_at: string | null;
  }[];
}

const reviewed = ({ applications }: Rows) =>
  applications
    .filter(({ withdrawn_at }) => withdrawn_at === null)
    .map(({ submitted_at, ...row }) => ({ ...row, submitted_at: submitted_at ?? '' }));

const presentMarketers = ({ marketers }: Rows) => marketers.filter(({ deleted_at }) => deleted_at === null);

/** Months on the charts. */
const monthCount = 12;
/** On the chart: those with the most applications. */
const marketerCount = 10;

const monthParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Lagos',
  year: 'numeric',
  month: '2-digit',
});

/** In Lagos, as YYYY-MM. */
const monthOf = (time: string | Date): string => monthParts.format(new Date(time));

/** Twelve months including that of `now`, oldest first, as YYYY-MM. */
function lastMonths(now: Date): string[] {
  const [year = 0, month = 1] = monthOf(now).split('-').map(Number);
  return Array.from({ length: monthCount }, (_, index) =>
    new Date(Date.UTC(year, month - monthCount + index, 1)).toISOString().slice(0, 7),
  );
}

/** In percent (S-10.1). */
function percentChange(earlier: number, later: number): number {
  if (earlier === 0) return later === 0 ? 0 : 100;
  return Math.round(((later - earlier) / earlier) * 1000) / 10;
}

/** Change in percent from the same part of the last month to this month so far. Counts all of the last month if it was shorter. */
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

/** Submitted applications with the marketer's code. */
export const countForMarketer = (rows: Rows, code: string): number =>
  reviewed(rows).filter(({ marketer_code }) => sameCode(marketer_code, code)).length;

/** Computed from all rows. */
export function statsOf(rows: Rows, now: Date): DashboardStats {
  const applications = reviewed(rows);
  const marketers = presentMarketers(rows);
  const months = lastMonths(now);
  const perMonth = (times: readonly string[]) => {
    const monthsOfTimes = times.map(monthOf);
    return months.map((month) => monthsOfTimes.filter((other) => other === month).length);
  };
  const withStatus = (status: string) => applications.filter((application) => application.status === status);
  const submitted = applications.map(({ submitted_at }) => submitted_at);
  const approved = withStatus('approved').map(({ decided_at, submitted_at }) => decided_at ?? submitted_at);
  const performance = marketers
    .map(({ id, full_name: name, marketer_code }) => ({
      id,
      name,
      count: countForMarketer(rows, marketer_code),
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
        marketers.map(({ created_at }) => created_at),
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

/** In submitted applications. */
const givenCodes = (rows: Rows): Map<string, number> => {
  const codes = reviewed(rows)
    .map(({ marketer_code }) => marketerCodeKey(marketer_code))
    .filter((code) => code !== null);
  return new Map([...Map.groupBy(codes, (code) => code)].map(([code, same]) => [code, same.length]));
};

/** In submitted applications, without those that any marketer has or had. */
export function unmatchedCodesOf(rows: Rows): UnmatchedCodes {
  const known = new Set(rows.marketers.map(({ marketer_code }) => marketerCodeKey(marketer_code)));
  const codes = [...givenCodes(rows)]
    .filter(([code]) => !known.has(code))
    .map(([code, applications_count]) => ({ code, applications_count }))
    .sort((a, b) => b.applications_count - a.applications_count || (a.code < b.code ? -1 : 1));
  return { codes: codes.slice(0, unmatchedCodesLength), total: codes.length };
}

/** In submitted applications. */
export function retiredCodesOf(rows: Rows): RetiredCodes {
  const given = givenCodes(rows);
  const codes = rows.marketers
    .flatMap(({ id, full_name, marketer_code, deleted_at }) => {
      const code = marketerCodeKey(marketer_code) ?? '';
      const applications_count = given.get(code) ?? 0;
      return deleted_at !== null && applications_count > 0
        ? [{ id, code, applications_count, full_name, deleted_at }]
        : [];
    })
    .sort((a, b) => (a.deleted_at === b.deleted_at ? b.id - a.id : a.deleted_at < b.deleted_at ? 1 : -1))
    .map(({ id: _, ...code }) => code);
  return { codes: codes.slice(0, unmatchedCodesLength), total: codes.length };
}

/** Without requests for information or another name, messages and mails. */
export function waitingOf(rows: Rows): Waiting {
  const applications = reviewed(rows);
  const pending = applications.filter(({ status }) => status === 'pending');
  return {
    oldest_pending_at: pending.map(({ submitted_at }) => submitted_at).sort()[0] ?? null,
    received_payments: applications.filter(
      ({ payment_state, status }) => payment_state === 'received' && status !== 'rejected',
    ).length,
    answered_requests: 0,
    unmatched_codes: unmatchedCodesOf(rows).total,
    name_changes: 0,
    new_messages: 0,
    failed_mails: 0,
  };
}
