import { useEffect } from 'react';

/** Pixels from its place at which the target still counts as the place that the visitor came for. */
const tolerance = 100;

/** Scrolls to the element of the first address's hash again if the web fonts have moved it, unless the visitor has scrolled on. */
export function useAlignHashTarget(): void {
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return;
    // The fonts are requested when the styles are applied, which may be in this frame.
    const frame = requestAnimationFrame(async () => {
      await document.fonts.ready;
      const place =
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
      const shift = target.getBoundingClientRect().top - place;
      if (Math.abs(shift) < tolerance) target.scrollIntoView({ behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
