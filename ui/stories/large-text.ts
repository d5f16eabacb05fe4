import { expect } from 'storybook/test';

const normalText = () => document.documentElement.style.removeProperty('font-size');

/**
 * For `beforeEach` of a story: text at 200%, as a user can set it in the browser. Unlike the browser's setting, this does not affect media
 * queries: a desktop viewport keeps its layout instead of switching to that of a phone. So test large text in a narrow viewport.
 */
export function largeText() {
  document.documentElement.style.fontSize = '200%';
  return normalText;
}

/** For frames: text at 200% on a phone only, since the manager may change the viewport later. */
export function largeTextOnPhone() {
  const phone = matchMedia('(width < 64rem)');
  const follow = () => (phone.matches ? largeText() : normalText());
  follow();
  phone.addEventListener('change', follow);
  return () => {
    phone.removeEventListener('change', follow);
    normalText();
  };
}

/** Asserts that the bar of a frame does not overflow and leaves most of a phone's height to the page. */
export async function expectLowBar(bar: HTMLElement) {
  await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  await expect(bar.getBoundingClientRect().height).toBeLessThan(innerHeight / 3);
}
