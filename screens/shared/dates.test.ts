import { expect, test } from 'vitest';
import { naira } from '../content/money.ts';
import {
  formatDay,
  formatLongDay,
  formatMoment,
  formatRecent,
  formatSince,
  formatTimeOfDay,
} from './dates.ts';

const timeZone = 'Africa/Lagos';
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });

test('formats days as Intl does for Lagos, with months in three letters', () => {
  // Every 40 hours and 55 minutes over a century: all months, ends of years, leap days, and both sides of midnight.
  for (let time = Date.UTC(1979, 0, 1); time < Date.UTC(2079, 0, 1); time += 147_300_000) {
    const iso = new Date(time).toISOString();
    expect(formatDay(iso)).toBe(short.format(time).replace('Sept', 'Sep'));
    expect(formatLongDay(iso)).toBe(long.format(time));
  }
});

test('formats calendar dates as that day, and returns invalid dates unchanged', () => {
  expect(formatDay('2026-11-01')).toBe('1 Nov 2026');
  expect(formatDay('2026-09-30T23:30:00Z')).toBe('1 Oct 2026');
  expect(formatLongDay('2026-09-30')).toBe('30 September 2026');
  for (const text of ['', 'soon', '2026-13-01']) expect(formatDay(text)).toBe(text);
});

test('formats times with day and time in Lagos, and returns invalid times unchanged', () => {
  expect(formatMoment('2026-11-14T08:05:59.000Z')).toBe('14 Nov 2026, 09:05');
  expect(formatMoment('2026-12-31T23:30:00Z')).toBe('1 Jan 2027, 00:30');
  expect(formatTimeOfDay('2026-11-14T09:05:00+02:00')).toBe('08:05');
  expect(formatTimeOfDay('soon')).toBe('soon');
  for (const text of ['', 'soon']) expect(formatMoment(text)).toBe(text);
});

test('formats a time of the same day in Lagos without its date', () => {
  const now = new Date('2026-11-14T22:30:00.000Z');
  expect(formatRecent('2026-11-14T08:05:59.000Z', now)).toBe('09:05');
  expect(formatRecent('2026-11-13T23:30:00.000Z', now)).toBe('00:30');
  expect(formatRecent('2026-11-13T22:59:00.000Z', now)).toBe('13 Nov 2026, 23:59');
  expect(formatRecent('soon', now)).toBe('soon');
});

test('formats the day since when something waits, without the current year', () => {
  const now = new Date('2026-11-14T22:30:00.000Z');
  expect(formatSince('2026-10-27T08:05:59.000Z', now)).toBe('27 October');
  expect(formatSince('2025-12-31T23:30:00.000Z', now)).toBe('1 January');
  expect(formatSince('2025-12-31T22:30:00.000Z', now)).toBe('31 December 2025');
  expect(formatSince('soon', now)).toBe('soon');
});

test('formats amounts as Intl does', () => {
  for (const amount of [0, 5, 999, 1000, 25_000, 100_000, 1_234_567, 1_000_000_000])
    expect(naira(amount)).toBe(`₦${amount.toLocaleString('en-NG')}`);
});
