/** Vitest reporter that writes the report of the story tests. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vitest/config';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import {
  type AxeRule,
  type AxeRun,
  addRun,
  axeResult,
  axeRules,
  type EntryResult,
  reportFile,
  type TestReport,
} from './report.ts';

const root = join(import.meta.dirname, '../..');
const file = join(root, reportFile);

/** Report of a story from @storybook/addon-vitest. */
interface StoryReport {
  readonly type: string;
  readonly result?: Partial<AxeRun>;
}

/** Metadata that @storybook/addon-vitest adds to the test of a story. */
interface StoryMeta {
  readonly storyId?: string;
  readonly reports?: readonly StoryReport[];
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Returns the revision under test, or an empty string outside a repository, for example in an extracted archive. */
function revision(): string {
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') && '+'}`;
  } catch {
    return '';
  }
}

/** Reads the report from disk. Returns null if it is missing or invalid. */
function readReport(): TestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } catch {
    return null;
  }
}

/** Returns the axe result of a story, or undefined if axe threw. */
const axeRun = ({ reports = [] }: StoryMeta): AxeRun | undefined => {
  const result = reports.find(({ type }) => type === 'a11y')?.result;
  return result?.passes ? (result as AxeRun) : undefined;
};

class StoriesReporter implements Reporter {
  readonly #project: string;
  #rules: Record<string, AxeRule> = {};
  #entries: Record<string, EntryResult> = {};

  constructor(project: string) {
    this.#project = project;
  }

  onTestRunStart(): void {
    this.#rules = {};
    this.#entries = {};
  }

  onTestCaseResult(test: TestCase): void {
    const meta = test.meta() as StoryMeta;
    if (test.project.name !== this.#project || meta.storyId === undefined) return;
    const { state, errors = [] } = test.result();
    const axe = axeRun(meta);
    if (axe) Object.assign(this.#rules, axeRules(axe));
    this.#entries[meta.storyId] = {
      outcome: state === 'passed' || state === 'failed' ? state : 'skipped',
      seconds: Math.round((test.diagnostic()?.duration ?? 0) / 10) / 100,
      testedAt: new Date().toISOString(),
      ...(errors.length > 0 && { errors: errors.map(({ message }) => message.split('\n')[0] ?? '') }),
      ...(axe && { axe: axeResult(axe) }),
    };
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const own = modules.filter(({ project }) => project.name === this.#project);
    if (own.length === 0) return;
    const report = addRun(readReport(), {
      finishedAt: new Date().toISOString(),
      revision: revision(),
      brokenFiles: own
        .filter((module) => module.errors().length > 0)
        .map(({ moduleId }) => relative(root, moduleId)),
      rules: this.#rules,
      entries: this.#entries,
    });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(report)}\n`);
  }
}

/** Adds the reporter to those from the command line. Use it as a plugin of the Vitest project for stories. */
export const storiesReport = (): Plugin => ({
  name: 'stories-report',
  configureVitest({ vitest, project }) {
    vitest.config.reporters.push(new StoriesReporter(project.name));
  },
});
