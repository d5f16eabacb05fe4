import { monthNames, shortMonth } from '@imc/api';

/** Offset of Lagos from UTC in milliseconds: one hour, all year. */
const lagosOffset = 3_600_000;

/**
 * Formats the day of a time in Lagos. `Intl.DateTimeFormat` would give almost the same result, but takes a tenth of a second to initialise on a slow
 * phone.
 */
function dayOf(time: string, formatMonth: (month: number) => string): string {
  const date = new Date(new Date(time).getTime() + lagosOffset);
  if (Number.isNaN(date.getTime())) return time;
  return `${date.getUTCDate()} ${formatMonth(date.getUTCMonth())} ${date.getUTCFullYear()}`;
}

/** Formats a time or calendar date as a day in Lagos: '14 Nov 2026'. Returns invalid dates unchanged. */
export const formatDay = (time: string): string => dayOf(time, shortMonth);

/** Formats a time or calendar date as a day in Lagos with the full month name: '14 November 2026'. Returns invalid dates unchanged. */
export const formatLongDay = (time: string): string => dayOf(time, (month) => monthNames[month] ?? '');

/** Formats a past time as a day in Lagos with the full month name, without the year if it is the current one: '27 October'. */
export function formatSince(time: string, now: Date): string {
  const day = formatLongDay(time);
  const year = formatLongDay(now.toISOString()).slice(-5);
  return day.endsWith(year) ? day.slice(0, -year.length) : day;
}

const dateAt = (moment: number): string => new Date(moment + lagosOffset).toISOString().slice(0, 10);

/** Returns the calendar date of a time in Lagos: '2026-11-14'. */
export const lagosDate = (time: string): string => dateAt(Date.parse(time));

/** Returns today's calendar date in Lagos, whatever time zone the device has. */
export const lagosToday = (): string => dateAt(Date.now());

/** Formats a time as the time of day in Lagos: '09:05'. Returns invalid times unchanged. */
export function formatTimeOfDay(time: string): string {
  const clock = new Date(new Date(time).getTime() + lagosOffset);
  return Number.isNaN(clock.getTime()) ? time : clock.toISOString().slice(11, 16);
}

/** Formats a time as day and time in Lagos: '14 Nov 2026, 09:05'. Returns invalid times unchanged. */
export const formatMoment = (time: string): string =>
  Number.isNaN(Date.parse(time)) ? time : `${formatDay(time)}, ${formatTimeOfDay(time)}`;

/**
 * Formats a past time as short as it is clear: '09:05' on the same day in Lagos, otherwise as `formatMoment`. Returns invalid times unchanged.
 *
 * @param now - The current time.
 */
export function formatRecent(time: string, now: Date): string {
  const moment = formatMoment(time);
  const today = `${formatDay(now.toISOString())}, `;
  return moment.startsWith(today) ? moment.slice(today.length) : moment;
}
