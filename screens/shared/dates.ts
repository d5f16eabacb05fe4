const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
});

/** A time or calendar date as a day where the Institute is: '14 Nov 2026'. What is no date is shown as it came. */
export function formatDay(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : day.format(date);
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });

/** The same with the month in words: '14 November 2026'. */
export function formatLongDay(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : longDay.format(date);
}
