import { useEffect, useState } from 'react';

/** A story as Storybook lists it. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  /** Of its file, relative to the root of the repository. */
  readonly importPath: string;
  /** 'test' where the entry is an interaction test of a story. */
  readonly subtype?: string;
  /** 'play-fn' where the story has a play function. */
  readonly tags?: readonly string[];
  /** Statements of the specification that a story is tagged with (search/preset.ts). */
  readonly statements?: readonly string[];
}

/** State of the index: loading, unreachable, or the entries, in the order of the sidebar. */
export type StoryIndex =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly entries: readonly IndexEntry[] };

/** Whether an entry is a story, neither a page nor an interaction test. */
export const isStory = ({ type, subtype }: IndexEntry): boolean => type === 'story' && subtype !== 'test';

/** Storybook's own list of stories, live and in a static build alike. */
export function useStoryIndex(): StoryIndex {
  const [index, setIndex] = useState<StoryIndex>({ state: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    fetch('index.json', { signal: leaving.signal })
      .then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then(({ entries }) => setIndex({ state: 'ready', entries: Object.values(entries) }))
      .catch(() => {
        if (!leaving.signal.aborted) setIndex({ state: 'failed' });
      });
    return () => leaving.abort();
  }, []);
  return index;
}
