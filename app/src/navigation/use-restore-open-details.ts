import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** In the order of the page. */
const allDetails = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/** Adds to the router's state of the history entry. */
function store() {
  const openDetails = allDetails().map(({ open }) => open);
  history.replaceState({ ...history.state, openDetails }, '');
}

/**
 * Restores which `details` were open when the user returns to a page, before the router restores the scroll
 * position. The browser opens them without scripts, so neither address nor React's state knows them.
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
