import { monthNames, shortMonth } from '@imc/api';

/** Lagos is an hour ahead of UTC all year, in milliseconds. */
const ahead = 3_600_000;

/**
 * The day of a time where the Institute is, with its month as it is to be written. The browser's own way of writing dates says much the same, but takes
 * a slow phone a tenth of a second to get ready.
 */
function dayOf(time: string, write: (month: number) => string): string {
  const date = new Date(new Date(time).getTime() + ahead);
  if (Number.isNaN(date.getTime())) return time;
  return `${date.getUTCDate()} ${write(date.getUTCMonth())} ${date.getUTCFullYear()}`;
}

/** A time or calendar date as a day where the Institute is: '14 Nov 2026'. What is no date is shown as it came. */
export const formatDay = (time: string): string => dayOf(time, shortMonth);

/** The same with the month in words: '14 November 2026'. */
export const formatLongDay = (time: string): string => dayOf(time, (month) => monthNames[month] ?? '');

/** A time as the day and the clock where the Institute is: '14 Nov 2026, 09:05'. What is no time is shown as it came. */
export function formatMoment(time: string): string {
  const clock = new Date(new Date(time).getTime() + ahead);
  return Number.isNaN(clock.getTime()) ? time : `${formatDay(time)}, ${clock.toISOString().slice(11, 16)}`;
}
