import { useEffect, useRef } from 'react';
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
  useEffect(() => {
    const from = last.current;
    if (from.key === key) return;
    last.current = { key, pathname };
    // Animations for the first page, such as those of the mosaics, end here.
    document.documentElement.dataset.navigated = '';
    const main = document.getElementById('main');
    const { activeElement } = document;
    const cameByLink = activeElement?.matches('a, body, main');
    if (hash === '' && !cameByLink && (from.pathname === pathname || main?.contains(activeElement))) return;
    main?.setAttribute('aria-label', document.title);
    (hashTarget(hash) ?? main)?.focus({ preventScroll: true });
  }, [key, pathname, hash]);
}
