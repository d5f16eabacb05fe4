import { type RefObject, useLayoutEffect } from 'react';

const headings = 'h1, h2, h3, h4';

/**
 * Returns the ancestors of an element, nearest first, up to `main` if there is one, otherwise up to `body`
 * (not included).
 */
function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const ancestors: HTMLElement[] = [];
  for (
    let ancestor = element.parentElement;
    ancestor && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    ancestors.push(ancestor);
    if (ancestor.tagName === 'MAIN') break;
  }
  return ancestors;
}

/** Focuses an element that is not in the tab order. */
function focusOnce(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus when the element unmounts with the focus inside. Otherwise the browser would reset it to
 * the start of the page. It goes to the first visible heading in the nearest ancestor that has one, or to the page's
 * `main`.
 */
export function useHandedFocus(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const removed = element.current;
    return () => {
      if (!removed?.contains(document.activeElement)) return;
      const ancestors = ancestorsOf(removed);
      // The new content is not in the document yet, and some of the ancestors may be removed too.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const connected = ancestors.filter((ancestor) => ancestor.isConnected);
        const heading = connected
          .flatMap((ancestor) => [...ancestor.querySelectorAll<HTMLElement>(headings)])
          // A heading in a closed panel can't have the focus.
          .find((found) => found.checkVisibility());
        const target = heading ?? connected.find((ancestor) => ancestor.matches('main'));
        if (target) focusOnce(target);
      });
    };
  }, [element]);
}
