import { useEffect } from 'react';

/** Pixels that the target may be off its place before the visitor counts as scrolled on. */
const tolerance = 100;

/** Scrolls to the hash's element again after web fonts moved it, unless the visitor has scrolled on. */
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
