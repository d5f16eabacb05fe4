import { describe, expect, it } from 'vitest';
import { decisionTimes, decisionTimesFrom } from './decision-times.ts';

const start = Date.parse('2026-05-01T08:00:00.000Z');
const decidedAfter = (...hours: number[]) =>
  hours.map((count) => ({
    submittedAt: new Date(start).toISOString(),
    decidedAt: new Date(start + count * 3_600_000).toISOString(),
  }));

describe('decisionTimes', () => {
  it('is null below ten applications, with their number', () => {
    expect(decisionTimes([])).toEqual({ median_hours: null, of: 0 });
    const nine = decidedAfter(...Array<number>(decisionTimesFrom - 1).fill(24));
    expect(decisionTimes(nine)).toEqual({ median_hours: null, of: 9 });
  });

  it('is the middle of an odd number of times, in any order', () => {
    expect(decisionTimes(decidedAfter(900, 2, 3, 4, 5, 50, 7, 8, 9, 10, 1))).toEqual({
      median_hours: 7,
      of: 11,
    });
  });

  it('is between the two in the middle of an even number, to one decimal', () => {
    expect(decisionTimes(decidedAfter(1, 1, 1, 1, 10, 10.5, 99, 99, 99, 99))).toEqual({
      median_hours: 10.3,
      of: 10,
    });
  });

  it('counts a decision before the submission as zero', () => {
    expect(decisionTimes(decidedAfter(...Array<number>(10).fill(-5))).median_hours).toBe(0);
  });
});
