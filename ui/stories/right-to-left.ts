import { expect } from 'storybook/test';

/** For `beforeEach` of a story: sets the page's direction to right to left, as in Arabic. */
export function rightToLeft() {
  document.documentElement.dir = 'rtl';
  return () => document.documentElement.removeAttribute('dir');
}

/** Asserts that the page does not overflow horizontally, and that a directional icon is mirrored. */
export async function expectMirrored(icon?: Element | null) {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  if (icon) await expect(getComputedStyle(icon).scale).toBe('-1 1');
}
