import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/freshness.ts';

/** In the index of a built Storybook. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
  /** Relative to the repository. */
  readonly importPath: string;
}

/** Has a play function or is an interaction test. */
const plays = ({ tags }: Entry) => tags.includes('play-fn') || tags.includes('test-fn');

/** A frame in a docs page stays empty while the page is visited. */
const isFramed = ({ importPath }: Entry) =>
  /inline: false|fullscreen|msw/.test(readFileSync(join(projectRoot, importPath), 'utf8'));

/**
 * Entries to visit: every docs page, and for each that does not render its stories one story before it: the first that plays, otherwise the
 * first. `all`: every story and interaction test instead.
 */
export function entriesToVisit(folder: string, { all }: { readonly all: boolean }): Entry[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const entries = Object.values(index.entries);
  const docs = entries.filter(({ type }) => type === 'docs');
  const stories = entries.filter(({ type }) => type === 'story');
  if (all) return [...stories, ...docs];
  const documented = new Set(docs.map(({ title }) => title));
  const unseen = stories.filter((story) => !documented.has(story.title) || isFramed(story));
  const titles = [...Map.groupBy(unseen, ({ title }) => title).values()];
  return [...titles.flatMap((each) => each.find(plays) ?? each[0] ?? []), ...docs];
}
