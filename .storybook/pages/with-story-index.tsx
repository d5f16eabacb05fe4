import { ErrorState, Spinner } from '@imc/ui';
import type { ReactNode } from 'react';
import { type IndexEntry, useStoryIndex } from './story-index.ts';

/** Draws what needs Storybook's list of stories, and a spinner or an error state until it is there. */
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
