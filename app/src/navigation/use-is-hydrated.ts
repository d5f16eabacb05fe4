import { useSyncExternalStore } from 'react';

/** `useSyncExternalStore` requires a subscribe function; this store never changes. */
const neverChanges = () => () => {};

/** Whether the prerendered page is hydrated. Until then, a page must not show what only the address or the history knows, because its HTML does not. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
