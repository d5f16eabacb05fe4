import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry in the index of a built Storybook. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  /** 'test' if the entry is an interaction test of a story. */
  readonly subtype?: 'story' | 'test';
}

/**
 * Returns all stories, interaction tests and docs pages of a built Storybook by title, in the order of the sidebar. Docs pages are last,
 * because their stories still send requests after rendering, and the handlers of the next story would receive them.
 */
export function entriesByTitle(folder: string): Map<string, Entry[]> {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const isDocs = ({ type }: Entry) => Number(type === 'docs');
  return Map.groupBy(
    Object.values(index.entries).sort((a, b) => isDocs(a) - isDocs(b)),
    ({ title }) => title,
  );
}
