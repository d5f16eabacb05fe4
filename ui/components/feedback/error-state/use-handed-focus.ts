import { type RefObject, useLayoutEffect } from 'react';

const headings = 'h1, h2, h3, h4';

/** What an element lies in, from the nearest on, up to the page's `main` where there is one. */
function placesAround(element: HTMLElement): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let place = element.parentElement; place && place !== document.body; place = place.parentElement) {
    places.push(place);
    if (place.tagName === 'MAIN') break;
  }
  return places;
}

/** Takes the focus for this once, though Tab passes it by. */
function focusOnce(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * When an element goes that has the focus inside, the browser would drop it at the page's beginning. It goes to the heading of the place where the
 * element stood: the first one in the nearest surroundings that have any, else to the page's `main`.
 */
export function useHandedFocus(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const going = element.current;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      const around = placesAround(going);
      // What comes in its place is not there yet, and some of what is around may go as well.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const left = around.filter((place) => place.isConnected);
        const heading = left.map((place) => place.querySelector<HTMLElement>(headings)).find(Boolean);
        const target = heading ?? left.find((place) => place.matches('main'));
        if (target) focusOnce(target);
      });
    };
  }, [element]);
}
