import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { days, hours, minutes } from '../shared/clock.ts';
import { startTestServer, type TestServer } from '../testing/test-app.ts';
import { createClockCheck, type MayDelete } from './clock-check.ts';

let server: TestServer;
let now: number;
let mayDelete: MayDelete;
const error = vi.fn();
beforeEach(async () => {
  server = await startTestServer();
  now = Date.now();
  error.mockReset();
  const { db } = server.app.database;
  mayDelete = createClockCheck({ db, clock: () => new Date(now), log: { error } as never });
});
afterEach(() => server.close());

/** What the hourly checks say. */
async function afterHours(count: number): Promise<boolean[]> {
  const results: boolean[] = [];
  for (let hour = 0; hour < count; hour += 1) {
    now += hours(1);
    results.push(await mayDelete());
  }
  return results;
}

test.each([
  ['two years ahead', days(730)],
  ['two years back', -days(730)],
  ['ahead by the three weeks that the server was off', days(21)],
])('R-42: nothing is deleted with a clock %s, until the server has run for a day', async (_, jump) => {
  expect(await afterHours(30)).not.toContain(false);
  now += jump;
  expect(await mayDelete()).toBe(false);
  expect(error).toHaveBeenCalledTimes(1);
  expect(await afterHours(23)).not.toContain(true);
  expect(await afterHours(2)).toEqual([true, true]);
});

test('R-42: starts that follow each other are no hours, and a clock that is set right again starts anew', async () => {
  now += days(730);
  for (let start = 0; start < 30; start += 1) {
    now += minutes(1);
    expect(await mayDelete()).toBe(false);
  }
  expect(await afterHours(20)).not.toContain(true);
  now -= days(730);
  expect(await afterHours(24)).not.toContain(true);
  expect(await afterHours(1)).toEqual([true]);
});
