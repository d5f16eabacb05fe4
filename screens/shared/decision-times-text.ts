import type { DecisionTimes } from '@imc/api';
import { decisionTimesTexts as texts } from '../content/decision-times.ts';

/** Returns a number of hours in words: hours below two days, else whole days. At least an hour. */
export const decisionSpan = (hours: number): string =>
  hours < 47.5 ? texts.hours(Math.max(1, Math.round(hours))) : texts.days(Math.round(hours / 24));

/** Says how long decisions took lately. Undefined without a median: there are too few, or the setting does not show it. */
export const decisionTimesText = ({ medianHours, of }: DecisionTimes): string | undefined =>
  medianHours === null ? undefined : texts.sentence(decisionSpan(medianHours), of);
