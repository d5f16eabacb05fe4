import { expect, test } from 'vitest';
import { decisionSpan, decisionTimesText } from './decision-times-text.ts';

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

test('says nothing without a median', () => {
  expect(decisionTimesText({ medianHours: null, of: 3 })).toBeUndefined();
  expect(decisionTimesText({ medianHours: 96, of: 24 })).toBe(
    'Half of the last 24 decisions were made within 4 days.',
  );
});
