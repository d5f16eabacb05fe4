import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of the index of a built Storybook. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  /** 'test' where the entry is an interaction test of a story. */
  readonly subtype?: 'story' | 'test';
}

/** Every story, interaction test and docs page of a built Storybook by title, in the order of the sidebar. */
export function entriesByTitle(folder: string): Map<string, Entry[]> {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Map.groupBy(Object.values(index.entries), ({ title }) => title);
}
