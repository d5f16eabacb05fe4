import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** The `details` elements of the page, in order. */
const allDetails = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/** Stores which `details` are open in the history entry, next to the router's own state. */
function store() {
  const openDetails = allDetails().map(({ open }) => open);
  history.replaceState({ ...history.state, openDetails }, '');
}

/**
 * Restores which `details` are open when the user returns to a page, before the router restores the scroll position. The browser opens them
 * without any script, so neither the address nor React's state contains it.
 */
export function useRestoreOpenDetails() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has its own state.
  useLayoutEffect(() => {
    const openDetails: readonly boolean[] | undefined = history.state?.openDetails;
    allDetails().forEach((details, index) => {
      details.open = openDetails?.[index] ?? details.open;
    });
    store();
    document.addEventListener('toggle', store, true);
    return () => document.removeEventListener('toggle', store, true);
  }, [key]);
}
