import { describe, expect, it } from 'vitest';
import { dateInLagos, isCalendarDate, secondsLeftInLagos } from './dates.ts';

describe('isCalendarDate', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2026-13-01', false],
    ['14/11/2026', false],
    ['', false],
  ])('%s: %s', (date, expected) => {
    expect(isCalendarDate(date)).toBe(expected);
  });
});

describe('dateInLagos', () => {
  it.each([
    ['2026-11-14T22:59:59.000Z', '2026-11-14'],
    ['2026-11-14T23:00:00.000Z', '2026-11-15'],
  ])('returns for %s: %s', (moment, date) => {
    expect(dateInLagos(new Date(moment))).toBe(date);
  });
});

describe('secondsLeftInLagos', () => {
  it.each([
    ['2026-11-14T22:59:59.001Z', 1],
    ['2026-11-14T22:59:00.000Z', 60],
    ['2026-11-14T23:00:00.000Z', 86_400],
  ])('returns for %s: %s', (moment, seconds) => {
    expect(secondsLeftInLagos(new Date(moment))).toBe(seconds);
  });
});
