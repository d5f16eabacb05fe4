import { useEffect, useState } from 'react';

/** A story or a docs page as Storybook lists it. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  /** Of its file, relative to the root of the repository. */
  readonly importPath: string;
}

/** State of the index: loading, unreachable, or the entries, in the order of the sidebar. */
export type StoryIndex =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly entries: readonly IndexEntry[] };

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
