import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** What can be unfolded on the page, in order. */
const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/** Keeps what is unfolded in the entry of the history, beside what the router keeps there. */
function keep() {
  const unfolded = folds().map(({ open }) => open);
  history.replaceState({ ...history.state, unfolded }, '');
}

/**
 * A page that one comes back to is unfolded as it was left, before its place is scrolled to: what is open is neither in the address nor in React's
 * hands, since `details` open without any script.
 */
export function useUnfolded() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own.
  useLayoutEffect(() => {
    const unfolded: readonly boolean[] | undefined = history.state?.unfolded;
    folds().forEach((fold, index) => {
      fold.open = unfolded?.[index] ?? fold.open;
    });
    keep();
    document.addEventListener('toggle', keep, true);
    return () => document.removeEventListener('toggle', keep, true);
  }, [key]);
}
