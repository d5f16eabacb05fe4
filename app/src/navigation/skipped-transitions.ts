/**
 * Whoever goes on before the change of two pages has been shown skips it. The browser then says of that change that it never was ready, and as
 * the router does not ask, calls this an error that nobody caught. It is none: the next page is on its way.
 */
function hearOfSkipped(page: Document): void {
  if (!page.startViewTransition) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}

if (typeof document !== 'undefined') hearOfSkipped(document);
