import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Makes the element with the id in the hash focusable. */
function hashTarget(hash: string): HTMLElement | null {
  const target = document.getElementById(hash.slice(1));
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  return target;
}

/**
 * Moves focus after a navigation to the hash's element or the main area, which screen readers announce with the page's title. Focus stays
 * when only search parameters change, as in a filtered list, or when the new page has already set it.
 */
export function useFocusOnNavigation() {
  const { key, pathname, hash } = useLocation();
  const last = useRef({ key, pathname });
  useLayoutEffect(() => {
    // Ends animations that are only for the first page, such as the mosaics', before the router scrolls.
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
