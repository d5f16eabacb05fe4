import { expect, test } from 'vitest';
import type { EventContent } from '../../content/index.ts';
import { isOver } from './is-over.ts';

const over = (times: Pick<EventContent, 'starts' | 'ends'>, now: string) =>
  isOver({ slug: 'sample', title: 'Sample', format: 'Virtual', text: 'Sample.', ...times }, new Date(now));

test('an event is over at its end', () => {
  const times = { starts: '2027-03-04T09:00:00+01:00', ends: '2027-03-04T17:00:00+01:00' };
  expect(over(times, '2027-03-04T15:59:59Z')).toBe(false);
  expect(over(times, '2027-03-04T16:00:00Z')).toBe(true);
});

test('without an end it is over when its day ends in Lagos, and whole days when the last one ends', () => {
  expect(over({ starts: '2027-03-04T23:30:00Z' }, '2027-03-05T22:59:59Z')).toBe(false);
  expect(over({ starts: '2027-03-04T23:30:00Z' }, '2027-03-05T23:00:00Z')).toBe(true);
  expect(over({ starts: '2027-03-04', ends: '2027-03-06' }, '2027-03-06T22:59:59Z')).toBe(false);
  expect(over({ starts: '2027-03-04', ends: '2027-03-06' }, '2027-03-06T23:00:00Z')).toBe(true);
});

test('an event without a date is never over', () => {
  expect(over({}, '2099-01-01T00:00:00Z')).toBe(false);
});
