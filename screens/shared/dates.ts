import { monthNames, shortMonth } from '@imc/api';

/** In milliseconds: one hour, all year. */
const lagosOffset = 3_600_000;

/** Formats the day of a time in Lagos. `Intl.DateTimeFormat` takes a tenth of a second to initialise on a slow phone. */
function dayOf(time: string, formatMonth: (month: number) => string): string {
  const date = new Date(new Date(time).getTime() + lagosOffset);
  if (Number.isNaN(date.getTime())) return time;
  return `${date.getUTCDate()} ${formatMonth(date.getUTCMonth())} ${date.getUTCFullYear()}`;
}

/** Formats a time or date as a day in Lagos: '14 Nov 2026'. Returns invalid dates unchanged. */
export const formatDay = (time: string): string => dayOf(time, shortMonth);

/** As `formatDay`, with the full name of the month: '14 November 2026'. */
export const formatLongDay = (time: string): string => dayOf(time, (month) => monthNames[month] ?? '');

/** Formats a past day in Lagos without the current year: '27 October', or with `formatDay` '27 Oct'. */
export function formatSince(time: string, now: Date, format = formatLongDay): string {
  const day = format(time);
  const year = formatLongDay(now.toISOString()).slice(-5);
  return day.endsWith(year) ? day.slice(0, -year.length) : day;
}

const dateAt = (moment: number): string => new Date(moment + lagosOffset).toISOString().slice(0, 10);

/** The calendar date in Lagos: '2026-11-14'. */
export const lagosDate = (time: string): string => dateAt(Date.parse(time));

/** Today in Lagos, in any time zone of the device. */
export const lagosToday = (): string => dateAt(Date.now());

/** Calendar days in Lagos from a past time until today. */
export const daysSince = (time: string): number =>
  (Date.parse(lagosToday()) - Date.parse(lagosDate(time))) / 86_400_000;

/** The time of day in Lagos: '09:05'. Returns invalid times unchanged. */
export function formatTimeOfDay(time: string): string {
  const clock = new Date(new Date(time).getTime() + lagosOffset);
  return Number.isNaN(clock.getTime()) ? time : clock.toISOString().slice(11, 16);
}

/** Day and time in Lagos: '14 Nov 2026, 09:05'. Returns invalid times unchanged. */
export const formatMoment = (time: string): string =>
  Number.isNaN(Date.parse(time)) ? time : `${formatDay(time)}, ${formatTimeOfDay(time)}`;

/** '09:05' on the same day in Lagos, otherwise as `formatMoment`. Returns invalid times unchanged. */
export function formatRecent(time: string, now: Date): string {
  const moment = formatMoment(time);
  const today = `${formatDay(now.toISOString())}, `;
  return moment.startsWith(today) ? moment.slice(today.length) : moment;
}
