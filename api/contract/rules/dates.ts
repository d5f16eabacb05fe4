/** Earliest year that forms accept. */
export const earliestYear = 1900;

/** Whether the text is a real calendar date, YYYY-MM-DD. */
export const isCalendarDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const lagos = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });

/** Returns the calendar date (YYYY-MM-DD) in Lagos, where the Institute is based. */
export const dateInLagos = (moment: Date): string => lagos.format(moment);

/** Returns the seconds until the next day begins in Lagos, which is one hour ahead of UTC all year. */
export const secondsLeftInLagos = (moment: Date): number => {
  const start = Date.parse(`${dateInLagos(moment)}T00:00:00+01:00`);
  return Math.ceil((start + 86_400_000 - moment.getTime()) / 1000);
};
