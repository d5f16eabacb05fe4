import type { EntryResult, TestReport } from '../test-report/report.ts';
import type { IndexEntry } from './story-index.ts';

/** Last result of a story, or `untested` if it has none. */
export type Outcome = EntryResult['outcome'] | 'untested';

/** A story or interaction test with its last result. */
export interface ResultLine {
  readonly id: string;
  readonly name: string;
  readonly kind: 'story' | 'play' | 'test';
  readonly outcome: Outcome;
  readonly result?: EntryResult;
}

/** Stories with the same title. */
export interface ResultGroup {
  readonly title: string;
  /** Id of the docs page. */
  readonly docs?: string;
  readonly lines: readonly ResultLine[];
}

/** Filter of the Test results page. */
export interface ResultFilter {
  /** Words that must all occur in the title, the name or an axe rule, in any order. */
  readonly text: string;
  /** Undefined matches every outcome. 'undecided' matches stories with axe results that need a manual check. */
  readonly outcome?: Outcome | 'undecided';
}

/** An axe rule with the stories that break it or leave it undecided. */
export interface RuleLine {
  readonly id: string;
  readonly help: string;
  readonly helpUrl: string;
  readonly outcome: 'passed' | 'failed' | 'undecided' | 'unused';
  /** Number of stories that pass it. */
  readonly passed: number;
  /** Ids of the stories that break it. */
  readonly violated: readonly string[];
  /** Ids of the stories in which axe can't decide. */
  readonly undecided: readonly string[];
}

const kindOf = ({ subtype, tags = [] }: IndexEntry): ResultLine['kind'] => {
  if (subtype === 'test') return 'test';
  return tags.includes('play-fn') ? 'play' : 'story';
};

/** Returns every story and interaction test of the index with its last result, grouped by title. */
export const resultGroups = (
  byTitle: ReadonlyMap<string, readonly IndexEntry[]>,
  report: TestReport | null,
): ResultGroup[] =>
  [...byTitle]
    .map(([title, entries]) => ({
      title,
      docs: entries.find(({ type }) => type === 'docs')?.id,
      lines: entries
        .filter(({ type }) => type === 'story')
        .map((entry): ResultLine => {
          const result = report?.entries[entry.id];
          return {
            id: entry.id,
            name: entry.name,
            kind: kindOf(entry),
            outcome: result?.outcome ?? 'untested',
            ...(result && { result }),
          };
        }),
    }))
    .filter(({ lines }) => lines.length > 0);

/** Returns the number of lines for each outcome. */
export function countOutcomes(groups: readonly ResultGroup[]): Record<Outcome, number> {
  const counts = { passed: 0, failed: 0, skipped: 0, untested: 0 };
  for (const { lines } of groups) for (const { outcome } of lines) counts[outcome] += 1;
  return counts;
}

const rulesOf = ({ result }: ResultLine) =>
  Object.keys({ ...result?.axe?.violated, ...result?.axe?.undecided });

const hasOutcome = (line: ResultLine, outcome: ResultFilter['outcome']) =>
  outcome === undefined ||
  (outcome === 'undecided'
    ? Object.keys(line.result?.axe?.undecided ?? {}).length > 0
    : line.outcome === outcome);

/** Returns the lines that match a filter. Omits titles without matches. */
export function filterResults(
  groups: readonly ResultGroup[],
  { text, outcome }: ResultFilter,
): ResultGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      lines: group.lines.filter((line) => {
        const searched = [group.title, line.name, ...rulesOf(line)].join(' ').toLowerCase();
        return hasOutcome(line, outcome) && words.every((word) => searched.includes(word));
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
}

const order: readonly RuleLine['outcome'][] = ['failed', 'undecided', 'passed', 'unused'];

/** Returns every axe rule with its results in the stories of these groups: broken rules first, then undecided, passed and unused ones. */
export function ruleLines(groups: readonly ResultGroup[], report: TestReport): RuleLine[] {
  const results = groups.flatMap(({ lines }) => lines);
  return Object.entries(report.rules)
    .map(([id, { help, helpUrl }]): RuleLine => {
      const passed = results.filter(({ result }) => result?.axe?.passed.includes(id)).length;
      const violated = results.filter(({ result }) => result?.axe?.violated[id]).map((line) => line.id);
      const undecided = results.filter(({ result }) => result?.axe?.undecided[id]).map((line) => line.id);
      const outcome =
        (violated.length > 0 && 'failed') ||
        (undecided.length > 0 && 'undecided') ||
        (passed > 0 ? 'passed' : 'unused');
      return { id, help, helpUrl, outcome, passed, violated, undecided };
    })
    .sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome) || a.id.localeCompare(b.id));
}
