import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Returns the element with the id in the hash and makes it focusable. */
function hashTarget(hash: string): HTMLElement | null {
  const target = document.getElementById(hash.slice(1));
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  return target;
}

/**
 * Moves the focus after a navigation: to the main area, which screen readers announce with the page's title, or to the element that the hash
 * refers to. The focus stays where it is when only the search parameters change, as in a filtered list, and when the new page has already set
 * the focus.
 */
export function useFocusOnNavigation() {
  const { key, pathname, hash } = useLocation();
  const last = useRef({ key, pathname });
  useLayoutEffect(() => {
    // What is for the first page only ends here, such as the animation of the mosaics, before the router scrolls.
    if (last.current.key !== key) document.documentElement.dataset.navigated = '';
  }, [key]);
  useEffect(() => {
    const from = last.current;
    if (from.key === key) return;
    last.current = { key, pathname };
    const main = document.getElementById('main');
    const { activeElement } = document;
    const cameByLink = activeElement?.matches('a, body, main');
    if (hash === '' && !cameByLink && (from.pathname === pathname || main?.contains(activeElement))) return;
    main?.setAttribute('aria-label', document.title);
    (hashTarget(hash) ?? main)?.focus({ preventScroll: true });
  }, [key, pathname, hash]);
}
