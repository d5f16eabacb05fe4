import * as z from 'zod/mini';
import { isCalendarDate } from '../rules/dates.ts';
import { cleanText, requiredText, textLimits } from '../rules/text.ts';
import { documented } from './described.ts';

/** Messages for a value that is not a text: `missing` if it is undefined. */
export const textOr = (missing: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? missing : 'Must be a text'),
});

/** A text that people type, as it is checked, compared and stored (`cleanText`). `missing`: message if it is undefined. */
export const typedText = (missing: string = requiredText) =>
  z.string(textOr(missing)).check(z.overwrite(cleanText));

/** In UTF-16 units. */
export const textUpTo = (max: number) =>
  typedText().check(z.maxLength(max, `Must be at most ${max} characters long`));

/** Telephone numbers, years, titles, dates and codes. */
export const shortText = textUpTo(textLimits.short);
/** Names and other one-line texts. */
export const lineText = textUpTo(textLimits.line);
/** Postal addresses and other multi-line texts. */
export const paragraphText = textUpTo(textLimits.paragraph);
/** Checks the length only. `isEmail` checks the format. */
export const emailText = documented({ format: 'idn-email' }, textUpTo(textLimits.email));

export const calendarDateSchema = documented(
  { format: 'date' },
  z.string().check(z.refine(isCalendarDate, { error: 'Must be a calendar date, YYYY-MM-DD' })),
);

/** By the name of their limit in `textLimits`. */
export const textSchemas = {
  short: shortText,
  line: lineText,
  paragraph: paragraphText,
  email: emailText,
} as const satisfies Record<keyof typeof textLimits, unknown>;
