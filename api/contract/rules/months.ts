/** The months of a year, in words. */
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

/** A month, counted from 0, in three letters. British locales write 'Sept', which stands out among the others. */
export const shortMonth = (month: number): string => (monthNames[month] ?? '').slice(0, 3);

/** The month of a time in UTC, as charts label it: 'Sep 2026'. */
export function monthLabel(time: number | Date): string {
  const date = new Date(time);
  return `${shortMonth(date.getUTCMonth())} ${date.getUTCFullYear()}`;
}
