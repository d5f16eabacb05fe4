import { useSyncExternalStore } from 'react';

/** `useSyncExternalStore` requires a subscribe function; this store never changes. */
const neverChanges = () => () => {};

/** Until hydration, a page must not show anything from the address or the history, because its HTML does not. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
