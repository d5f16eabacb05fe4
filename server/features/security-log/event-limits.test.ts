import { describe, expect, test } from 'vitest';
import { createLimits } from '../../db/limits.ts';
import type { Db } from '../../db/types.ts';
import { days, minutes } from '../../shared/clock.ts';
import { createEventLimits, eventLimits } from './event-limits.ts';

describe('SEC-4: event limits', () => {
  let time = Date.parse('2026-11-23T08:00:10.000Z');
  const from = (client: string) => ({ accountId: null, client });
  // Limits of SQLite are in memory.
  const db = {} as Db;
  const create = () => {
    const clock = () => new Date(time);
    const limits = createEventLimits({ clock, limits: createLimits({ db, kind: 'sqlite', clock }) });
    return { ...limits, admit: limits.admit.bind(undefined, db) };
  };

  test('a flood from many networks gets a limited number of rows per day and kind', async () => {
    const limits = create();
    const total = eventLimits.perDay + 300;
    let admitted = 0;
    for (let client = 0; client < total; client++) {
      if (await limits.admit('sign-in-failed', from(`c${client}`))) admitted += 1;
    }
    expect(admitted).toBe(eventLimits.perDay);
    // Other kinds are still recorded.
    expect(await limits.admit('sign-in', { accountId: 3, client: 'c1' })).toBe(true);
    expect(limits.takeCounted()).toEqual([]);
    time += minutes(1);
    expect(limits.takeCounted()).toEqual([
      { kind: 'sign-in-failed', accountId: null, client: null, count: 300 },
    ]);
    expect(limits.takeCounted()).toEqual([]);
    expect(await limits.admit('sign-in-failed', from('c1'))).toBe(false);
    time += days(1);
    expect(await limits.admit('sign-in-failed', from('c1'))).toBe(true);
  });

  test('one account or client does not use up the rows of another', async () => {
    const limits = create();
    const admitted = async (caller: { accountId: number | null; client: string }) => {
      const asked = Array.from({ length: eventLimits.perMinute + 5 }, () => limits.admit('not-own', caller));
      return (await Promise.all(asked)).filter(Boolean).length;
    };
    for (const caller of [
      { accountId: 1, client: 'c' },
      { accountId: 2, client: 'c' },
      { accountId: null, client: 'c' },
    ]) {
      expect(await admitted(caller)).toBe(eventLimits.perMinute);
    }
    // Another network does not reset the limit of an account.
    expect(await admitted({ accountId: 1, client: 'd' })).toBe(0);
    expect(limits.takeCounted(true).map(({ accountId, count }) => [accountId, count])).toEqual([
      [1, 5 + eventLimits.perMinute + 5],
      [2, 5],
      [null, 5],
    ]);
  });
});
