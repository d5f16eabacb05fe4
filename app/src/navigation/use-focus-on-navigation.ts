import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The element that the hash names, made focusable as the main area is. */
function hashTarget(hash: string): HTMLElement | null {
  const target = document.getElementById(hash.slice(1));
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  return target;
}

/**
 * Moves the focus after a navigation: to the main area, which screen readers announce by the page's title, or to the element that the hash
 * names. Where only the search parameters change, as in a filtered list, the focus stays on the field or button that changed them, and so it
 * does where the new page has set the focus itself.
 */
export function useFocusOnNavigation() {
  const { key, pathname, hash } = useLocation();
  const last = useRef({ key, pathname });
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
