export const monthNames = [
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

/** Returns the three-letter name of a month, counted from 0. `Intl` is not used because British locales write 'Sept'. */
export const shortMonth = (month: number): string => (monthNames[month] ?? '').slice(0, 3);

/** Returns the month of a time in UTC, as charts label it: 'Sep 2026'. */
export function monthLabel(time: number | Date): string {
  const date = new Date(time);
  return `${shortMonth(date.getUTCMonth())} ${date.getUTCFullYear()}`;
}
