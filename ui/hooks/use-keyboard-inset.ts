import { type RefObject, useEffect, useRef } from 'react';

/**
 * Sets `--keyboard-inset` on an element: the height that a virtual keyboard covers at the bottom of the page, which `position: sticky` does
 * not know.
 */
export function useKeyboardInset<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const update = () => {
      // Zooming in also makes the visual viewport smaller.
      const covered = viewport.scale > 1 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
      root.current?.style.setProperty('--keyboard-inset', `${Math.max(0, covered)}px`);
    };
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, []);
  return root;
}
