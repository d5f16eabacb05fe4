import { expect } from 'storybook/test';

/** The part of a story's context that tells where it is shown. */
interface Shown {
  canvasElement: HTMLElement;
  viewMode: string;
}

/**
 * For `beforeEach` of a story: sets the page's direction to right to left, as in Arabic. On a docs page, which shows other stories too,
 * only the story's own.
 */
export function rightToLeft({ canvasElement, viewMode }: Shown) {
  const root = viewMode === 'docs' ? canvasElement : document.documentElement;
  root.dir = 'rtl';
  return () => root.removeAttribute('dir');
}

/** Asserts that the page does not overflow horizontally, and that a directional icon is mirrored. */
export async function expectMirrored(icon?: Element | null) {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  if (icon) await expect(getComputedStyle(icon).scale).toBe('-1 1');
}
