import { expect, test } from 'vitest';
import { naira } from '../content/money.ts';
import { formatDay, formatLongDay, formatMoment } from './dates.ts';

const timeZone = 'Africa/Lagos';
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });

test('days are written as the language has them, months in three letters, by the clock of Lagos', () => {
  // Every 40 hours and some over a century: all months, ends of years, leap days, and both sides of midnight.
  for (let time = Date.UTC(1979, 0, 1); time < Date.UTC(2079, 0, 1); time += 147_300_000) {
    const written = new Date(time).toISOString();
    expect(formatDay(written)).toBe(short.format(time).replace('Sept', 'Sep'));
    expect(formatLongDay(written)).toBe(long.format(time));
  }
});

test('a calendar date is that day, and what is no date is shown as it came', () => {
  expect(formatDay('2026-11-01')).toBe('1 Nov 2026');
  expect(formatDay('2026-09-30T23:30:00Z')).toBe('1 Oct 2026');
  expect(formatLongDay('2026-09-30')).toBe('30 September 2026');
  for (const text of ['', 'soon', '2026-13-01']) expect(formatDay(text)).toBe(text);
});

test('a moment is its day and the clock of Lagos, and what is none is shown as it came', () => {
  expect(formatMoment('2026-11-14T08:05:59.000Z')).toBe('14 Nov 2026, 09:05');
  expect(formatMoment('2026-12-31T23:30:00Z')).toBe('1 Jan 2027, 00:30');
  for (const text of ['', 'soon']) expect(formatMoment(text)).toBe(text);
});

test('amounts are written as the language has them', () => {
  for (const amount of [0, 5, 999, 1000, 25_000, 100_000, 1_234_567, 1_000_000_000])
    expect(naira(amount)).toBe(`₦${amount.toLocaleString('en-NG')}`);
});
