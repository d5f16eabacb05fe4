import { expect } from 'storybook/test';

/**
 * For `beforeEach` of a story: text at 200 %, as a person may set it in the browser. Media queries don't heed this size, so that a desk keeps its
 * layout, where a person's own setting brings that of a phone: what is expected of large text is expected of a narrow window.
 */
export function largeText() {
  document.documentElement.style.fontSize = '200%';
  return () => document.documentElement.style.removeProperty('font-size');
}

/** The bar at the top of a frame leaves most of a phone to the page, and nothing stands over its edge. */
export async function expectLowBar(bar: HTMLElement) {
  await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  await expect(bar.getBoundingClientRect().height).toBeLessThan(innerHeight / 3);
}
