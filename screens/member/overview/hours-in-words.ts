import { overview as texts } from '../../content/index.ts';

/** Returns a number of hours in words: hours below two days, else whole days. At least an hour. */
export const decisionSpan = (hours: number): string =>
  hours < 47.5 ? texts.hours(Math.max(1, Math.round(hours))) : texts.days(Math.round(hours / 24));
