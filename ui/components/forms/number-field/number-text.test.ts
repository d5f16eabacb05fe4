import { expect, test } from 'vitest';
import { parseNumber, tidyNumber } from './number-text.ts';

test.each([
  ['35000', 35000],
  ['₦35,000', 35000],
  [' 35 000.50 ', 35000.5],
  ['.5', 0.5],
  ['-3', -3],
  ['0', 0],
  ['', undefined],
  ['1.2.3', undefined],
  ['2e5', undefined],
  ['ten', undefined],
])('parses %j as %j', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each([
  ['35000', 0, '35,000'],
  ['₦ 1250000', 2, '1,250,000'],
  ['35000.5', 2, '35,000.50'],
  // Never rounds what the user typed.
  ['35000.505', 2, '35000.505'],
  ['12.5', 0, '12.5'],
  ['about ten', 0, 'about ten'],
  ['', 2, ''],
])('formats %j with %i decimals as %j', (text, decimals, tidy) => {
  expect(tidyNumber(text, decimals)).toBe(tidy);
});
