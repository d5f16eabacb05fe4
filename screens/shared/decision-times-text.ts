import type { DecisionTimes } from '@imc/api';
import { decisionTimesTexts as texts } from '../content/decision-times.ts';
import { lagosDate } from './dates.ts';

/** Hours in words below two days, else whole days. At least an hour. */
export const decisionSpan = (hours: number): string =>
  hours < 47.5 ? texts.hours(Math.max(1, Math.round(hours))) : texts.days(Math.round(hours / 24));

/** How long recent decisions took. Undefined without a median: there are too few, or the setting hides it. */
export const decisionTimesText = ({ medianHours }: DecisionTimes): string | undefined =>
  medianHours === null ? undefined : texts.sentence(decisionSpan(medianHours));

/**
 * The usual span, and the day in Lagos by which an application sent then is likely decided: a day later, since half of the
 * decisions take longer than the median. Undefined without a median.
 */
export function expectedDecision(sentAt: string, { medianHours }: DecisionTimes) {
  if (medianHours === null) return undefined;
  const decidedAt = new Date(Date.parse(sentAt) + (medianHours + 24) * 3_600_000);
  return { span: decisionSpan(medianHours), day: lagosDate(decidedAt.toISOString()) };
}
