import type { Statement } from './statements.ts';
import { type IndexEntry, isStory } from './story-index.ts';

/** Whether a statement has a story, only a test, or none of them. */
export type CoverageState = 'story' | 'test' | 'none';

export interface CoverageLine extends Statement {
  /** Section, or `Routes` for the table of routes. */
  readonly kind: string;
  readonly stories: readonly IndexEntry[];
  readonly state: CoverageState;
}

/** Filter of the Coverage page. An empty string matches every line. */
export interface CoverageFilter {
  readonly text: string;
  readonly kind: string;
  readonly state: CoverageState | '';
}

/** Joins the statements with the entries of Storybook's index that are tagged with them. */
export const coverageLines = (
  statements: readonly Statement[],
  index: readonly IndexEntry[],
): readonly CoverageLine[] =>
  statements.map((statement) => {
    const stories = index.filter((entry) => isStory(entry) && entry.statements?.includes(statement.id));
    return {
      ...statement,
      kind: statement.part === 'Routes' ? statement.part : statement.section,
      stories,
      state: (stories.length > 0 && 'story') || (statement.tests.length > 0 ? 'test' : 'none'),
    };
  });

const searchable = ({ id, text, stories, tests }: CoverageLine): string =>
  [id, text, ...stories.flatMap(({ title, name }) => [title, name]), ...tests].join(' ').toLowerCase();

/** Returns the lines that match every field of the filter. Each word of the text must occur. */
export function filterLines(
  lines: readonly CoverageLine[],
  { text, kind, state }: CoverageFilter,
): readonly CoverageLine[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter(
    (line) =>
      (!kind || line.kind === kind) &&
      (!state || line.state === state) &&
      words.every((word) => searchable(line).includes(word)),
  );
}
