/** Number of the latest decided applications that the median covers (DASH-4). */
export const decisionTimesOf = 50;
/** Fewest decided applications for which a median is returned, because fewer say little and could point to a person (DASH-4). */
export const decisionTimesFrom = 10;

/** UTC ISO times of the submission and of the first decision. */
export interface DecidedApplication {
  readonly submittedAt: string;
  readonly decidedAt: string;
}

/** Returns the median hours from submission to first decision, to one decimal. Null below `decisionTimesFrom` applications. */
export function decisionTimes(decided: readonly DecidedApplication[]): {
  median_hours: number | null;
  of: number;
} {
  const of = decided.length;
  if (of < decisionTimesFrom) return { median_hours: null, of };
  const hours = decided
    .map(
      ({ submittedAt, decidedAt }) =>
        Math.max(0, Date.parse(decidedAt) - Date.parse(submittedAt)) / 3_600_000,
    )
    .sort((a, b) => a - b);
  const upper = hours[Math.floor(of / 2)] as number;
  const lower = hours[Math.ceil(of / 2) - 1] as number;
  return { median_hours: Math.round(((lower + upper) / 2) * 10) / 10, of };
}
