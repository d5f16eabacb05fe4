/** The current time; tests inject their own. */
export type Clock = () => Date;

/** A moment as it is stored: UTC ISO text. */
export const stamp = (clock: Clock): string => clock().toISOString();

/** The moment so many milliseconds before. */
export const before = (clock: Clock, milliseconds: number): string =>
  new Date(clock().getTime() - milliseconds).toISOString();

export const minutes = (count: number): number => count * 60_000;
export const hours = (count: number): number => count * 3_600_000;
export const days = (count: number): number => count * 86_400_000;
