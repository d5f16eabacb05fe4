/**
 * A navigation during a view transition skips it, which rejects its `ready` promise. The router does not
 * handle that, so browsers report an uncaught error although the next page is loading.
 */
function ignoreSkippedTransitions(page: Document): void {
  if (!page.startViewTransition) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}

if (typeof document !== 'undefined') ignoreSkippedTransitions(document);
