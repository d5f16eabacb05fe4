/** Returns the current time. Tests inject their own. */
export type Clock = () => Date;

/** Returns the current time as it is stored: UTC ISO text. */
export const stamp = (clock: Clock): string => clock().toISOString();

/** Returns the UTC ISO time of `milliseconds` ago. */
export const before = (clock: Clock, milliseconds: number): string =>
  new Date(clock().getTime() - milliseconds).toISOString();

/** Converts minutes to milliseconds. */
export const minutes = (count: number): number => count * 60_000;
/** Converts hours to milliseconds. */
export const hours = (count: number): number => count * 3_600_000;
/** Converts days to milliseconds. */
export const days = (count: number): number => count * 86_400_000;
