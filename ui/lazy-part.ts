import { type ComponentType, lazy } from 'react';

/**
 * React's `lazy` for an optional part of a page. If its script can't be loaded (no connection, or a new version was published), the error is
 * logged and `Missing` is rendered, by default nothing; `lazy` alone would replace the whole page by the error page.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = () => null,
) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (error) => {
        reportError(error);
        return { default: Missing };
      },
    ),
  );
