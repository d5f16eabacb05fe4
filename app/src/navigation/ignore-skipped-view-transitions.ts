/**
 * A navigation during a view transition skips that transition, and its `ready` promise rejects. The router does not handle the rejection, so
 * browsers report it as an uncaught error. It can be ignored: the next page is already loading.
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
