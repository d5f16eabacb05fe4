import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The part of the page that the address names, made able to take the focus as the main area is. */
function namedPart(hash: string): HTMLElement | null {
  const part = document.getElementById(hash.slice(1));
  if (part && part.tabIndex < 0) part.tabIndex = -1;
  return part;
}

/**
 * Begins a page that was navigated to where it begins: the focus goes to its main area, which says the page's title to those who listen, or to
 * the part that the link named. A page that only changes, as a filtered list does, leaves the focus in the field or on the press that
 * changed it, and so does one that has put the focus into itself.
 */
export function useArrival() {
  const { key, pathname, hash } = useLocation();
  const seen = useRef({ key, pathname });
  useEffect(() => {
    const from = seen.current;
    if (from.key === key) return;
    seen.current = { key, pathname };
    const main = document.getElementById('main');
    const { activeElement } = document;
    const isFollowed = activeElement?.matches('a, body, main');
    if (hash === '' && !isFollowed && (from.pathname === pathname || main?.contains(activeElement))) return;
    main?.setAttribute('aria-label', document.title);
    (namedPart(hash) ?? main)?.focus({ preventScroll: true });
  }, [key, pathname, hash]);
}
