import type { DecisionTimes } from '@imc/api';
import { decisionTimesTexts as texts } from '../content/decision-times.ts';

/** Hours in words below two days, else whole days. At least an hour. */
export const decisionSpan = (hours: number): string =>
  hours < 47.5 ? texts.hours(Math.max(1, Math.round(hours))) : texts.days(Math.round(hours / 24));

/** How long recent decisions took. Undefined without a median: there are too few, or the setting hides it. */
export const decisionTimesText = ({ medianHours, of }: DecisionTimes): string | undefined =>
  medianHours === null ? undefined : texts.sentence(decisionSpan(medianHours), of);
