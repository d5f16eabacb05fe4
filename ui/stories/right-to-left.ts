import { expect } from 'storybook/test';

/** For `beforeEach` of a story: the page runs from right to left, as in Arabic. */
export function rightToLeft() {
  document.documentElement.dir = 'rtl';
  return () => document.documentElement.removeAttribute('dir');
}

/** Nothing stands over the edge of the page, and a sign that points along the text points the other way. */
export async function expectMirrored(sign?: Element | null) {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  if (sign) await expect(getComputedStyle(sign).scale).toBe('-1 1');
}
