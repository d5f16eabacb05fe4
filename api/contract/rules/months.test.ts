import { expect, test } from 'vitest';
import { monthLabel, monthNames, shortMonth } from './months.ts';

test('every month has three letters, including September', () => {
  const english = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
  const months = monthNames.map((_, month) => shortMonth(month));
  expect(months).toEqual(months.map((_, month) => english.format(Date.UTC(2026, month))));
  expect(months.filter((month) => month.length !== 3)).toEqual([]);
});

test('the label of a month includes the year', () => {
  expect(monthLabel(Date.UTC(2026, 8, 1))).toBe('Sep 2026');
  expect(monthLabel(new Date('2025-12-31T23:59:59Z'))).toBe('Dec 2025');
});
