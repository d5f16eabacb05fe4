import { expect, test } from 'vitest';
import { decisionSpan } from './hours-in-words.ts';

test.each([
  [0, 'an hour'],
  [1.4, 'an hour'],
  [5.6, '6 hours'],
  [47.4, '47 hours'],
  [47.5, '2 days'],
  [60.1, '3 days'],
  [500, '21 days'],
])('%d hours are %s', (hours, words) => {
  expect(decisionSpan(hours)).toBe(words);
});
