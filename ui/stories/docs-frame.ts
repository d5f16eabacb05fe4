/** Throws if a story that changes the whole page is not in a frame on its docs page, because it would change the docs page as well. */
export function requireDocsFrame({ viewMode }: { viewMode: string }): void {
  if (viewMode === 'docs')
    throw new Error('This story changes the page. Set `docs.story.inline` to false, with a height.');
}
