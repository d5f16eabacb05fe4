import type { CoverageRow } from './coverage-rows.ts';
import type { IndexEntry } from './story-index.ts';

/** What shows a statement: a story, a test alone, or nothing. */
export type CoverageState = 'story' | 'test' | 'none';

/** A statement with the entries of its stories. */
export interface CoverageLine extends CoverageRow {
  /** Heading that it is listed under: its section, or the routes. */
  readonly kind: string;
  /** The stories that Storybook's list has. */
  readonly entries: readonly IndexEntry[];
  /** Parts of the product that its stories belong to: `Member`, `Elements`. */
  readonly areas: readonly string[];
  readonly state: CoverageState;
}

/** What the lines are filtered by. An empty string filters nothing. */
export interface CoverageFilter {
  readonly text: string;
  readonly kind: string;
  readonly area: string;
  readonly state: CoverageState | '';
}

export const noFilter: CoverageFilter = { text: '', kind: '', area: '', state: '' };

/** Area of a story by its title: the area of a screen, `Flows`, else `Elements`. */
export function areaOf({ title }: Pick<IndexEntry, 'title'>): string {
  const [group = '', area = ''] = title.split('/');
  if (group === 'Screens') return area;
  return group === 'Flows' ? group : 'Elements';
}

const stateOf = (entries: readonly IndexEntry[], tests: readonly string[]): CoverageState => {
  if (entries.length > 0) return 'story';
  return tests.length > 0 ? 'test' : 'none';
};

/** Joins the statements with Storybook's list of stories. */
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

/** The lines that meet every part of a filter. Each word of the text is looked for by itself. */
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
