import { describe, expect, test } from 'vitest';
import { equalSpans, lagosMonths, percentChange } from './statistics.ts';

describe('percent change', () => {
  test.each([
    [0, 0, 0],
    [0, 7, 100],
    [5, 0, -100],
    [4, 6, 50],
    [3, 4, 33.3],
    [3, 5, 66.7],
    [7, 7, 0],
    [1000, 1001, 0.1],
    [10_000, 10_001, 0],
  ])('from %d to %d is %d', (earlier, later, change) => {
    expect(percentChange(earlier, later)).toBe(change);
  });
});

describe('months in Lagos', () => {
  test('change at 23:00 UTC', () => {
    const before = lagosMonths(new Date('2026-02-28T22:59:59Z'), 2);
    const after = lagosMonths(new Date('2026-02-28T23:00:00Z'), 2);
    expect(before.map(({ label }) => label)).toEqual(['Jan 2026', 'Feb 2026']);
    expect(after.map(({ label }) => label)).toEqual(['Feb 2026', 'Mar 2026']);
    expect(after[1]).toMatchObject({ from: '2026-02-28T23:00:00.000Z', until: '2026-03-31T23:00:00.000Z' });
  });

  test('are contiguous across the turn of the year', () => {
    const months = lagosMonths(new Date('2026-03-15T12:00:00Z'), 12);
    expect(months[0]?.label).toBe('Apr 2025');
    for (const [index, month] of months.entries()) {
      if (index > 0) expect(month.from).toBe(months[index - 1]?.until);
    }
  });
});

describe('equal spans of the last month and this one', () => {
  test.each([
    // Mid-month: the same part of the previous month.
    ['2026-06-15T11:00:00.000Z', '2026-04-30T23:00', '2026-05-15T11:00', '2026-05-31T23:00'],
    // The first minute of a month.
    ['2026-06-30T23:01:00.000Z', '2026-05-31T23:00', '2026-05-31T23:01', '2026-06-30T23:00'],
    // 31 March has no counterpart in February, so all of February counts, and no day of March twice.
    ['2026-03-31T12:00:00.000Z', '2026-01-31T23:00', '2026-02-28T23:00', '2026-02-28T23:00'],
    // Noon on 29 March is beyond the 28 days of February, but within the 29 of a leap year.
    ['2026-03-29T11:00:00.000Z', '2026-01-31T23:00', '2026-02-28T23:00', '2026-02-28T23:00'],
    ['2028-03-29T11:00:00.000Z', '2028-01-31T23:00', '2028-02-29T11:00', '2028-02-29T23:00'],
    // 29 February of a leap year: January up to the 29th.
    ['2028-02-29T11:00:00.000Z', '2027-12-31T23:00', '2028-01-29T11:00', '2028-01-31T23:00'],
    // January is compared with December.
    ['2026-01-10T11:00:00.000Z', '2025-11-30T23:00', '2025-12-10T11:00', '2025-12-31T23:00'],
  ])('at %s', (now, lastFrom, lastUntil, currentFrom) => {
    const [last, current] = equalSpans(new Date(now));
    // `until` is exclusive, so it is one millisecond after `now`.
    const justAfter = (time: string) => new Date(Date.parse(time) + 1).toISOString();
    const isComplete = lastUntil === currentFrom;
    expect(last).toEqual({
      from: `${lastFrom}:00.000Z`,
      until: isComplete ? `${lastUntil}:00.000Z` : justAfter(`${lastUntil}:00.000Z`),
    });
    expect(current).toEqual({ from: `${currentFrom}:00.000Z`, until: justAfter(now) });
  });
});
