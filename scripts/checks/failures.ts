import { relative } from 'node:path';
import { projectRoot } from '../freshness.ts';
import type { ReportKind } from './counts.ts';

/** The parts of Vitest's JSON report that name a failure. */
interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    /** Error of a file that failed to load. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** The parts of Playwright's JSON report that name a failure. */
interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[];
}

/** Color codes of a terminal, which both runners write into error messages. */
const colors = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const failure = (file: string, test: string, message = ''): string => {
  const [reason = ''] = message.replace(colors, '').trim().split('\n');
  return [[file, test].filter(Boolean).join(' › '), reason].filter(Boolean).join(': ');
};

const vitestFailures = ({ testResults = [] }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(projectRoot, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(file, '', message)] : [];
    return failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages?.[0]));
  });

const playwrightFailures = (suites: readonly PlaywrightSuite[] = []): string[] =>
  suites.flatMap(({ specs = [], suites }) => [
    ...specs.flatMap(({ title, file, ok, tests }) => {
      if (ok && !tests.some(({ status }) => status === 'flaky')) return [];
      const errors = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors));
      return [failure(file, title, errors[0]?.message)];
    }),
    ...playwrightFailures(suites),
  ]);

/** Returns one line for each failed test of a report: file, test and the first line of its error. Own scripts print their failures themselves. */
export function failuresOf(kind: ReportKind, report: unknown): readonly string[] {
  if (typeof report !== 'object' || report === null) return [];
  if (kind === 'vitest') return vitestFailures(report as VitestReport);
  if (kind === 'playwright') return playwrightFailures((report as PlaywrightReport).suites);
  return [];
}
