import { expect, test } from 'vitest';
import { monthLabel, monthNames, shortMonth } from './months.ts';

test('every month has three letters, September too', () => {
  const english = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
  const months = monthNames.map((_, month) => shortMonth(month));
  expect(months).toEqual(months.map((_, month) => english.format(Date.UTC(2026, month))));
  expect(months.filter((month) => month.length !== 3)).toEqual([]);
});

test('a month of a chart is labelled with its year', () => {
  expect(monthLabel(Date.UTC(2026, 8, 1))).toBe('Sep 2026');
  expect(monthLabel(new Date('2025-12-31T23:59:59Z'))).toBe('Dec 2025');
});
