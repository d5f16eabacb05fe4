/** The current time. Tests inject their own. */
export type Clock = () => Date;

/** As stored: UTC ISO text. */
export const stamp = (clock: Clock): string => clock().toISOString();

/** UTC ISO text. */
export const before = (clock: Clock, milliseconds: number): string =>
  new Date(clock().getTime() - milliseconds).toISOString();

/** UTC ISO text. */
export const after = (time: Date, milliseconds: number): string =>
  new Date(time.getTime() + milliseconds).toISOString();

/** Milliseconds by which the clocks of several servers may differ. What is further in the future was written with a wrong clock. */
export const clockTolerance = 3_600_000;

/** In milliseconds. */
export const minutes = (count: number): number => count * 60_000;
/** In milliseconds. */
export const hours = (count: number): number => count * 3_600_000;
/** In milliseconds. */
export const days = (count: number): number => count * 86_400_000;
