import { describe, expect, test } from 'vitest';
import { lagosMonths, percentChange } from './stats.ts';

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
  test('the last hour of a month in UTC is the next month there', () => {
    const before = lagosMonths(new Date('2026-02-28T22:59:59Z'), 2);
    const after = lagosMonths(new Date('2026-02-28T23:00:00Z'), 2);
    expect(before.map(({ label }) => label)).toEqual(['Jan 2026', 'Feb 2026']);
    expect(after.map(({ label }) => label)).toEqual(['Feb 2026', 'Mar 2026']);
    expect(after[1]).toMatchObject({ from: '2026-02-28T23:00:00.000Z', until: '2026-03-31T23:00:00.000Z' });
  });

  test('follow each other without a gap, over the turn of the year', () => {
    const months = lagosMonths(new Date('2026-03-15T12:00:00Z'), 12);
    expect(months[0]?.label).toBe('Apr 2025');
    for (const [index, month] of months.entries()) {
      if (index > 0) expect(month.from).toBe(months[index - 1]?.until);
    }
  });
});
