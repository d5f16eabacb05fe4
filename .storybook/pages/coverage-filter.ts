import type { Statement } from './statements.ts';

/** Whether stories show all exact texts of a statement, are tagged with one that has none, only a test names it, or nothing. */
export type CoverageState = 'texts' | 'story' | 'test' | 'none';

export interface CoverageLine extends Statement {
  /** Section, or `Routes` for the table of routes. */
  readonly kind: string;
  readonly state: CoverageState;
}

/** Filter of the Coverage page. An empty string matches every line. */
export interface CoverageFilter {
  readonly text: string;
  readonly kind: string;
  readonly state: CoverageState | '';
}

export const coverageLines = (statements: readonly Statement[]): readonly CoverageLine[] =>
  statements.map((statement) => ({
    ...statement,
    kind: statement.part === 'Routes' ? statement.part : statement.section,
    state:
      (statement.stories.length > 0 &&
        statement.unseen.length === 0 &&
        (statement.hasTexts ? 'texts' : 'story')) ||
      (statement.tests.length > 0 ? 'test' : 'none'),
  }));

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
