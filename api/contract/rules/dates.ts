/** Earliest year that a form takes. */
export const earliestYear = 1900;

/** Whether the text is a real calendar date, YYYY-MM-DD. */
export const isCalendarDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const lagos = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });

/** The calendar date, YYYY-MM-DD, that it is in Lagos, where the Institute is. */
export const dateInLagos = (moment: Date): string => lagos.format(moment);
