/** The report of the stories layer: what it holds, and how results of a run are added to it. */

/** An accessibility rule of axe. */
export interface AxeRule {
  /** What the rule wants, in axe's words. */
  readonly help: string;
  /** Address of axe's page about it. */
  readonly helpUrl: string;
}

/** What axe found in a story, by rule. Rules that are in none of the three had nothing to check. */
export interface AxeResult {
  readonly passed: readonly string[];
  /** Number of elements that break the rule. */
  readonly violated: Readonly<Record<string, number>>;
  /** Number of elements that axe can't decide on, such as text over a picture. */
  readonly undecided: Readonly<Record<string, number>>;
}

/** Result of a story or an interaction test. */
export interface EntryResult {
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  /** When it ran, as ISO 8601. */
  readonly testedAt: string;
  /** Why it failed: the first line of each error. */
  readonly errors?: readonly string[];
  /** Missing where axe did not run. */
  readonly axe?: AxeResult;
}

/** Last result of every story that has been tested on this machine. */
export interface TestReport {
  /** When the last run ended, as ISO 8601. */
  readonly finishedAt: string;
  /** Short hash of the tested commit; ends with `+` where files had been changed since. Empty outside a repository. */
  readonly revision: string;
  /** Files that could not be loaded in the last run: none of their stories was tested. */
  readonly brokenFiles: readonly string[];
  readonly rules: Readonly<Record<string, AxeRule>>;
  /** By the id of the story or interaction test. */
  readonly entries: Readonly<Record<string, EntryResult>>;
}

/** File of the report, from the root of the repository. */
export const reportFile = 'test-results/stories-report.json';
/** Address of the report, from the root of Storybook. It holds `null` where no report was made. */
export const reportAddress = 'test-report.json';

/** A rule in a result of axe, as far as the report uses it. */
interface AxeRuleResult {
  readonly id: string;
  readonly help: string;
  readonly helpUrl: string;
  readonly nodes: readonly unknown[];
}

/** A result of axe, as far as the report uses it. */
export interface AxeRun {
  readonly passes: readonly AxeRuleResult[];
  readonly violations: readonly AxeRuleResult[];
  readonly incomplete: readonly AxeRuleResult[];
  readonly inapplicable: readonly AxeRuleResult[];
}

const countByRule = (results: readonly AxeRuleResult[]) =>
  Object.fromEntries(results.map(({ id, nodes }) => [id, nodes.length]));

/** The part of a result of axe that the report keeps for each story. */
export const axeResult = ({ passes, violations, incomplete }: AxeRun): AxeResult => ({
  passed: passes.map(({ id }) => id),
  violated: countByRule(violations),
  undecided: countByRule(incomplete),
});

/** Every rule that axe ran, also where it had nothing to check. */
export const axeRules = ({ passes, violations, incomplete, inapplicable }: AxeRun): Record<string, AxeRule> =>
  Object.fromEntries(
    [...passes, ...violations, ...incomplete, ...inapplicable].map(({ id, help, helpUrl }) => [
      id,
      { help, helpUrl },
    ]),
  );

/** The report after a run: entries that the run did not reach keep their last result. */
export const addRun = (before: TestReport | null, run: TestReport): TestReport => ({
  ...run,
  rules: { ...before?.rules, ...run.rules },
  entries: { ...before?.entries, ...run.entries },
});
