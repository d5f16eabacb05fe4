import { relative } from 'node:path';
import { projectRoot } from '../freshness.ts';

export interface TestResult {
  /** Its file and name. */
  readonly name: string;
  readonly seconds: number;
  /** The first line of its error, if it failed. */
  readonly error?: string;
  readonly skipped?: boolean;
  /** The command that runs it alone. */
  readonly command: string;
}

export interface LayerResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  /** The tests that its report names. */
  readonly tests?: readonly TestResult[];
  /** Requests and kilobytes of the first view of each route, with their budgets: 'total 93.1 / 100.0'. */
  readonly pages?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** For the page Review/Results of Storybook. */
export interface RunReport {
  /** Names of the layers that no run had. */
  readonly leftOut: readonly string[];
  /** Each from its last run. */
  readonly layers: readonly (Omit<LayerResult, 'tests'> & {
    readonly name: string;
    readonly seconds: number;
    /** In ISO 8601. */
    readonly finishedAt: string;
    /** The last one before the run; what was not committed was tested too. */
    readonly commit: string | undefined;
    readonly failures: readonly Failure[];
  })[];
}

interface Failure {
  readonly name: string;
  readonly error: string;
  /** Repeats it. */
  readonly command: string;
}

/** The parts of Vitest's JSON report that are read here. */
interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    /** Error of a file that failed to load. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** The parts of Playwright's JSON report that are read here. */
interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly duration: number;
        readonly errors?: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

/** Color codes of a terminal, which both runners write into error messages. */
const colors = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const firstLine = (message = '') => message.replace(colors, '').trim().split('\n')[0] ?? '';

/** Quotes a test's name for a shell and for a runner that reads it as a regular expression. */
const quoted = (name: string) => `'${name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll("'", "'\\''")}'`;

export const vitestTests =
  (project: string) =>
  ({ testResults = [] }: VitestReport): TestResult[] =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(projectRoot, name);
      const command = `npx vitest run --project '${project}' ${file}`;
      const tests: TestResult[] = assertionResults.map((test) => ({
        name: `${file} › ${test.fullName}`,
        seconds: (test.duration ?? 0) / 1000,
        command: `${command} -t ${quoted(test.fullName)}`,
        ...(test.status === 'failed' && { error: firstLine(test.failureMessages?.[0]) }),
        ...(test.status !== 'failed' && test.status !== 'passed' && { skipped: true }),
      }));
      // A file that can't be loaded runs no test.
      const isBroken = status === 'failed' && !tests.some(({ error }) => error !== undefined);
      return isBroken ? [...tests, { name: file, seconds: 0, error: firstLine(message), command }] : tests;
    });

/** A test that passed only when it was repeated has failed. */
export const playwrightTests =
  (config: string) =>
  ({ suites = [] }: PlaywrightReport): TestResult[] =>
    suites.flatMap(({ specs = [], suites = [] }) => [
      ...specs.flatMap(({ title, file, line, tests }) =>
        tests.map(({ status, results }) => ({
          name: `${file} › ${title}`,
          seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
          command: `npx playwright test -c ${config} ${file}:${line} -g ${quoted(title)}`,
          ...(status === 'skipped'
            ? { skipped: true }
            : status !== 'expected' && {
                error: firstLine(results.flatMap(({ errors = [] }) => errors)[0]?.message),
              }),
        })),
      ),
      ...playwrightTests(config)({ suites }),
    ]);

/** A non-zero exit code without a failed test means a crash, and a layer without tests has checked nothing: each counts as one failure. */
export function resultOf(tests: readonly TestResult[], exitCode: number): LayerResult {
  const failed = tests.filter(({ error }) => error !== undefined).length;
  const skipped = tests.filter((test) => test.skipped).length;
  const passed = tests.length - failed - skipped;
  return { passed, failed: failed || Number(exitCode !== 0 || passed === 0), skipped, tests };
}

/** The failed tests, and the failed layers that name none: with what is over budget. */
export const failuresOf = (results: readonly (LayerResult & { readonly name: string })[]): Failure[] =>
  results.flatMap(({ name: layer, failed, tests = [], pages = {} }) => {
    const named = tests.flatMap(({ name, error, command }) =>
      error === undefined ? [] : [{ name: `${layer}: ${name}`, error, command }],
    );
    const over = Object.entries(pages).flatMap(([route, figures]) =>
      figures.filter((figure) => figure.includes('!')).map((figure) => `${route} ${figure}`),
    );
    return failed > 0 && named.length === 0
      ? [{ name: layer, error: over.join(', '), command: `npm test -- ${layer}` }]
      : named;
  });

/** Returns the slowest tests, the failed ones with the commands that repeat them, and the totals. */
export function closingLines(results: readonly (LayerResult & { readonly name: string })[]): string[] {
  const tests = results.flatMap(({ name: layer, tests = [] }) => tests.map((test) => ({ ...test, layer })));
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, 20);
  const failed = failuresOf(results).flatMap(({ name, error, command }) => [
    `✗ ${[name, error].filter(Boolean).join(': ')}`,
    `    ${command}`,
  ]);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return [
    ...(slowest.length > 0 ? ['The slowest tests:'] : []),
    ...slowest.map(({ layer, name, seconds }) => `${seconds.toFixed(1).padStart(7)} s   ${layer}: ${name}`),
    ...(failed.length > 0 ? ['', 'Failed, each with the command that repeats it:', ...failed] : []),
    '',
    totals({ passed: sum('passed'), failed: sum('failed') }),
  ];
}

export const totals = ({ passed, failed }: LayerResult): string => `${passed} passed, ${failed} failed`;
