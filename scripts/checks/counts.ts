/** How many tests of a layer passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

/** Files that failed as a whole: nothing in them ran, so no test of theirs is counted. */
function brokenFiles(report: Loose): number {
  const files = Array.isArray(report.testResults) ? report.testResults.filter(isObject) : [];
  return files.filter((file) => {
    const tests = Array.isArray(file.assertionResults) ? file.assertionResults.filter(isObject) : [];
    return file.status === 'failed' && !tests.some((test) => test.status === 'failed');
  }).length;
}

const readers = {
  /** Vitest's JSON report. */
  vitest: (report: Loose): Counts => ({
    passed: numberOf(report.numPassedTests),
    failed: numberOf(report.numFailedTests) + brokenFiles(report),
  }),
  /** Playwright's. A test that passed only when repeated has failed. */
  playwright: (report: Loose): Counts => {
    const stats = isObject(report.stats) ? report.stats : {};
    return { passed: numberOf(stats.expected), failed: numberOf(stats.unexpected) + numberOf(stats.flaky) };
  },
  /** Our own: the two numbers. */
  plain: (report: Loose): Counts => ({ passed: numberOf(report.passed), failed: numberOf(report.failed) }),
} as const;

export type ReportKind = keyof typeof readers;

/**
 * Counts of a layer from its report and its exit code. A layer that ended badly without a failed test has crashed, and a layer that
 * ran nothing has not shown anything: each counts as one failure.
 */
export function countsOf(kind: ReportKind, report: unknown, exitCode: number): Counts {
  const counts = isObject(report) ? readers[kind](report) : { passed: 0, failed: 0 };
  const isSilent = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (exitCode !== 0 || isSilent) ? { ...counts, failed: 1 } : counts;
}

/** Counts of a layer that is one check: it passes or fails as a whole. */
export const countsOfOne = (exitCode: number): Counts =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Counts of a step that only prepares: nothing, unless it fails. */
export const countsOfStep = (exitCode: number): Counts => ({ passed: 0, failed: exitCode === 0 ? 0 : 1 });

export const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });

/** The one line that a run ends with (README, "Commands"). */
export const closingLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;
