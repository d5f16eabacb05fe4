import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry in the index of a built Storybook. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** Whether an entry has a play function or is an interaction test. */
const plays = ({ tags }: Entry) => tags.includes('play-fn') || tags.includes('test-fn');

/**
 * Returns the entries of a built Storybook to visit: of each title the first story that plays, otherwise its first story, then every docs page.
 * `all` returns every story and interaction test instead of one.
 */
export function entriesToVisit(folder: string, { all }: { readonly all: boolean }): Entry[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const entries = Object.values(index.entries);
  const docs = entries.filter(({ type }) => type === 'docs');
  const stories = entries.filter(({ type }) => type === 'story');
  const titles = [...Map.groupBy(stories, ({ title }) => title).values()];
  return [...(all ? stories : titles.flatMap((each) => each.find(plays) ?? each[0] ?? [])), ...docs];
}
