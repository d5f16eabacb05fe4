import { ErrorState, Spinner } from '@imc/ui';
import type { ReactNode } from 'react';
import { type IndexEntry, useStoryIndex } from './story-index.ts';

/** Loads Storybook's index and renders the children with its entries. Shows a spinner while loading and an error state on failure. */
export function WithStoryIndex({ children }: { children: (entries: readonly IndexEntry[]) => ReactNode }) {
  const index = useStoryIndex();
  if (index.state === 'loading') return <Spinner label="Loading the list of stories" />;
  if (index.state === 'failed')
    return (
      <ErrorState
        message="The list of stories could not be loaded"
        text="Open this page from a running or built Storybook."
      />
    );
  return children(index.entries);
}
