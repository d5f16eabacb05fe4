/** Earliest year that forms accept. */
export const earliestYear = 1900;

/** YYYY-MM-DD. */
export const isCalendarDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Milliseconds by which Lagos is ahead of UTC: one hour all year. `Intl` takes a tenth of a second to initialise on a slow phone. */
const lagosOffset = 3_600_000;

/** YYYY-MM-DD. The Institute is based in Lagos. */
export const dateInLagos = (moment: Date): string =>
  new Date(moment.getTime() + lagosOffset).toISOString().slice(0, 10);

export const secondsLeftInLagos = (moment: Date): number => {
  const start = Date.parse(`${dateInLagos(moment)}T00:00:00+01:00`);
  return Math.ceil((start + 86_400_000 - moment.getTime()) / 1000);
};
