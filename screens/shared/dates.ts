/** Lagos is an hour ahead of UTC all year, in milliseconds. */
const ahead = 3_600_000;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** British usage shortens to three letters, but for one month. */
const shortMonth = (month: string): string => month.slice(0, month === 'September' ? 4 : 3);

/**
 * The day of a time where the Institute is, with its month as it is to be written. The browser's own way of writing dates says the same, but takes
 * a slow phone a tenth of a second to get ready.
 */
function dayOf(time: string, write: (month: string) => string): string {
  const date = new Date(new Date(time).getTime() + ahead);
  if (Number.isNaN(date.getTime())) return time;
  return `${date.getUTCDate()} ${write(months[date.getUTCMonth()] ?? '')} ${date.getUTCFullYear()}`;
}

/** A time or calendar date as a day where the Institute is: '14 Nov 2026'. What is no date is shown as it came. */
export const formatDay = (time: string): string => dayOf(time, shortMonth);

/** The same with the month in words: '14 November 2026'. */
export const formatLongDay = (time: string): string => dayOf(time, (month) => month);

/** A time as the day and the clock where the Institute is: '14 Nov 2026, 09:05'. What is no time is shown as it came. */
export function formatMoment(time: string): string {
  const clock = new Date(new Date(time).getTime() + ahead);
  return Number.isNaN(clock.getTime()) ? time : `${formatDay(time)}, ${clock.toISOString().slice(11, 16)}`;
}
