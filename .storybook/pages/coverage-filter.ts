import type { CoverageRow } from './coverage-rows.ts';
import type { IndexEntry } from './story-index.ts';

/** Whether a statement has a story, only a test, or none of them. */
export type CoverageState = 'story' | 'test' | 'none';

/** A statement with the index entries of its stories. */
export interface CoverageLine extends CoverageRow {
  /** Section, or `Routes` for the table of routes. */
  readonly kind: string;
  /** Stories of the statement that exist in the index. */
  readonly entries: readonly IndexEntry[];
  /** Areas of its stories, for example `Member` and `Elements`. */
  readonly areas: readonly string[];
  readonly state: CoverageState;
}

/** Filter of the Coverage page. An empty string matches every line. */
export interface CoverageFilter {
  readonly text: string;
  readonly kind: string;
  readonly area: string;
  readonly state: CoverageState | '';
}

export const noFilter: CoverageFilter = { text: '', kind: '', area: '', state: '' };

/** Returns the area of a story: the area of a screen, `Flows`, or otherwise `Elements`. */
export function areaOf({ title }: Pick<IndexEntry, 'title'>): string {
  const [group = '', area = ''] = title.split('/');
  if (group === 'Screens') return area;
  return group === 'Flows' ? group : 'Elements';
}

const stateOf = (entries: readonly IndexEntry[], tests: readonly string[]): CoverageState => {
  if (entries.length > 0) return 'story';
  return tests.length > 0 ? 'test' : 'none';
};

/** Joins the statements with the entries of Storybook's index. */
export function coverageLines(
  rows: readonly CoverageRow[],
  index: readonly IndexEntry[],
): readonly CoverageLine[] {
  const byId = new Map(index.map((entry) => [entry.id, entry]));
  return rows.map((row) => {
    const entries = row.stories.flatMap((id) => byId.get(id) ?? []);
    return {
      ...row,
      kind: row.part === 'Routes' ? row.part : row.section,
      entries,
      areas: [...new Set(entries.map(areaOf))],
      state: stateOf(entries, row.tests),
    };
  });
}

const searchable = ({ id, text, entries, tests }: CoverageLine): string =>
  [id, text, ...entries.flatMap(({ title, name }) => [title, name]), ...tests].join(' ').toLowerCase();

/** Returns the lines that match every field of the filter. Each word of the text must occur. */
export function filterLines(
  lines: readonly CoverageLine[],
  { text, kind, area, state }: CoverageFilter,
): readonly CoverageLine[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter(
    (line) =>
      (!kind || line.kind === kind) &&
      (!area || line.areas.includes(area)) &&
      (!state || line.state === state) &&
      words.every((word) => searchable(line).includes(word)),
  );
}
