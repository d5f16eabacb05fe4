import { expect, test } from 'vitest';
import { emulated } from './media-features.ts';

test('replaces the conditions of reduced motion', () => {
  expect(emulated('(prefers-reduced-motion: reduce)', ['reducedMotion'])).toBe('(min-width: 0px)');
  expect(emulated('(prefers-reduced-motion)', ['reducedMotion'])).toBe('(min-width: 0px)');
  expect(emulated('(width >= 64rem) and (prefers-reduced-motion: no-preference)', ['reducedMotion'])).toBe(
    '(width >= 64rem) and (max-width: 0px)',
  );
});

test('replaces the conditions of forced colours', () => {
  expect(emulated('(forced-colors: active)', ['forcedColors'])).toBe('(min-width: 0px)');
  expect(emulated('(forced-colors: none)', ['forcedColors'])).toBe('(max-width: 0px)');
});

test('does not change the conditions of other features', () => {
  expect(emulated('(prefers-reduced-motion: reduce)', ['forcedColors'])).toBe(
    '(prefers-reduced-motion: reduce)',
  );
  expect(emulated('(forced-colors: active)', [])).toBe('(forced-colors: active)');
});
