import { expect, test } from 'vitest';
import { decisionSpan, decisionTimesText, expectedDecision } from './decision-times-text.ts';

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
  expect(decisionTimesText({ medianHours: 96, of: 24 })).toBe('Most decisions take about 4 days.');
});

test('DASH-4: an answer is expected a day after the median', () => {
  const sent = '2026-11-25T10:00:00.000Z';
  expect(expectedDecision(sent, { medianHours: 144, of: 50 })).toEqual({ span: '6 days', day: '2026-12-02' });
  expect(expectedDecision(sent, { medianHours: null, of: 3 })).toBeUndefined();
});
