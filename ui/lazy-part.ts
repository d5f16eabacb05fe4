import { type ComponentType, lazy } from 'react';

/**
 * React's `lazy` for a part that its page can do without. If the script can't be loaded, such as without a connection or after a new version
 * was published, the error is logged and `Missing` stands in its place; `lazy` alone would replace the whole page by the error page.
 * Default of `Missing`: nothing.
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
