/** Numbers of passed and failed tests of a layer. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

type UnknownRecord = Record<string, unknown>;
const isObject = (value: unknown): value is UnknownRecord => typeof value === 'object' && value !== null;

/** Counts files that failed to load: none of their tests ran, so the failure is not in the other numbers. */
function brokenFiles(report: UnknownRecord): number {
  const files = Array.isArray(report.testResults) ? report.testResults.filter(isObject) : [];
  return files.filter((file) => {
    const tests = Array.isArray(file.assertionResults) ? file.assertionResults.filter(isObject) : [];
    return file.status === 'failed' && !tests.some((test) => test.status === 'failed');
  }).length;
}

const readers = {
  /** Vitest's JSON report. */
  vitest: (report: UnknownRecord): Counts => ({
    passed: numberOf(report.numPassedTests),
    failed: numberOf(report.numFailedTests) + brokenFiles(report),
  }),
  /** Playwright's JSON report. A flaky test counts as failed. */
  playwright: (report: UnknownRecord): Counts => {
    const stats = isObject(report.stats) ? report.stats : {};
    return { passed: numberOf(stats.expected), failed: numberOf(stats.unexpected) + numberOf(stats.flaky) };
  },
  /** Report of our own scripts: the two numbers. */
  plain: (report: UnknownRecord): Counts => ({
    passed: numberOf(report.passed),
    failed: numberOf(report.failed),
  }),
} as const;

export type ReportKind = keyof typeof readers;

/**
 * Returns the counts of a layer from its report and its exit code. A non-zero exit code without a failed test means a crash, and a layer without
 * any test has checked nothing: each counts as one failure.
 */
export function countsOf(kind: ReportKind, report: unknown, exitCode: number): Counts {
  const counts = isObject(report) ? readers[kind](report) : { passed: 0, failed: 0 };
  const isEmpty = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (exitCode !== 0 || isEmpty) ? { ...counts, failed: 1 } : counts;
}

/** Returns the counts of a layer that is a single check. */
export const countsOfOne = (exitCode: number): Counts =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Returns the counts of a preparation step: none, unless it fails. */
export const countsOfStep = (exitCode: number): Counts => ({ passed: 0, failed: exitCode === 0 ? 0 : 1 });

export const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce((sum, counts) => ({ passed: sum.passed + counts.passed, failed: sum.failed + counts.failed }), {
    passed: 0,
    failed: 0,
  });

/** Returns the last line of a run (README, "Commands"). */
export const closingLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;
