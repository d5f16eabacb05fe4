/** Types of the report of the story tests, and functions that add the results of a run to it. */

/** An accessibility rule of axe. */
export interface AxeRule {
  /** Axe's description of the requirement. */
  readonly help: string;
  /** URL of axe's page about the rule. */
  readonly helpUrl: string;
}

/** Axe results of a story, by rule. Rules in none of the three properties had nothing to check. */
export interface AxeResult {
  /** Ids of the rules that passed. */
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
  /** Time of the test, in ISO 8601. */
  readonly testedAt: string;
  /** First line of each error, if it failed. */
  readonly errors?: readonly string[];
  /** Undefined if axe did not run. */
  readonly axe?: AxeResult;
}

/** Last result of every story that has been tested on this machine. */
export interface TestReport {
  /** End of the last run, in ISO 8601. */
  readonly finishedAt: string;
  /** Short hash of the tested commit; ends with `+` if there were uncommitted changes. Empty outside a repository. */
  readonly revision: string;
  /** Files that failed to load in the last run, so that none of their stories was tested. */
  readonly brokenFiles: readonly string[];
  readonly rules: Readonly<Record<string, AxeRule>>;
  /** Results by id of the story or interaction test. */
  readonly entries: Readonly<Record<string, EntryResult>>;
}

/** Path of the report, relative to the repository root. */
export const reportFile = 'test-results/stories-report.json';
/** URL of the report, relative to the root of Storybook. The content is `null` if there is no report. */
export const reportAddress = 'test-report.json';

/** Rule in an axe result, with the fields that the report uses. */
interface AxeRuleResult {
  readonly id: string;
  readonly help: string;
  readonly helpUrl: string;
  readonly nodes: readonly unknown[];
}

/** Axe result, with the fields that the report uses. */
export interface AxeRun {
  readonly passes: readonly AxeRuleResult[];
  readonly violations: readonly AxeRuleResult[];
  readonly incomplete: readonly AxeRuleResult[];
  readonly inapplicable: readonly AxeRuleResult[];
}

const countByRule = (results: readonly AxeRuleResult[]) =>
  Object.fromEntries(results.map(({ id, nodes }) => [id, nodes.length]));

/** Returns the part of an axe result that the report stores for each story. */
export const axeResult = ({ passes, violations, incomplete }: AxeRun): AxeResult => ({
  passed: passes.map(({ id }) => id),
  violated: countByRule(violations),
  undecided: countByRule(incomplete),
});

/** Returns every rule that axe ran, including rules that had nothing to check. */
export const axeRules = ({ passes, violations, incomplete, inapplicable }: AxeRun): Record<string, AxeRule> =>
  Object.fromEntries(
    [...passes, ...violations, ...incomplete, ...inapplicable].map(({ id, help, helpUrl }) => [
      id,
      { help, helpUrl },
    ]),
  );

/** Returns the report after a run. Entries that were not part of the run retain their last result. */
export const addRun = (before: TestReport | null, run: TestReport): TestReport => ({
  ...run,
  rules: { ...before?.rules, ...run.rules },
  entries: { ...before?.entries, ...run.entries },
});
