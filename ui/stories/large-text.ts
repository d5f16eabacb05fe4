import { expect } from 'storybook/test';

/**
 * For `beforeEach` of a story: text at 200%, as a user can set it in the browser. Unlike the browser's setting, this does not affect media
 * queries: a desktop viewport keeps its layout instead of switching to that of a phone. So test large text in a narrow viewport.
 */
export function largeText() {
  document.documentElement.style.fontSize = '200%';
  return () => document.documentElement.style.removeProperty('font-size');
}

/** Asserts that the bar of a frame does not overflow and leaves most of a phone's height to the page. */
export async function expectLowBar(bar: HTMLElement) {
  await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  await expect(bar.getBoundingClientRect().height).toBeLessThan(innerHeight / 3);
}
