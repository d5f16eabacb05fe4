import * as z from 'zod/mini';
import { requiredText, textLimits } from '../rules/text.ts';

/** The text that a value earns which is no text: absent, or of another type. */
export const textOr = (missing: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? missing : 'Must be a text'),
});

/** A text of at most so many UTF-16 units. */
export const textUpTo = (max: number) =>
  z.string(textOr(requiredText)).check(z.maxLength(max, `Must be at most ${max} characters long`));

/** Telephone numbers, years, titles, dates, codes. */
export const shortText = textUpTo(textLimits.short);
/** Names and other one-line texts. */
export const lineText = textUpTo(textLimits.line);
/** Postal addresses and other texts of several lines. */
export const paragraphText = textUpTo(textLimits.paragraph);
/** An e-mail address before it is judged; see `isEmail`. */
export const emailText = textUpTo(textLimits.email);

/** The schema of a text by the name of its limit: see `textLimits`. */
export const textSchemas = {
  short: shortText,
  line: lineText,
  paragraph: paragraphText,
  email: emailText,
} as const satisfies Record<keyof typeof textLimits, unknown>;
