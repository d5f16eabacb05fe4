import { invalidEmailText, isEmail, isFilled } from './text.ts';

/** Texts of the newsletter (specification, section 8). */
export const newsletterTexts = {
  subscribed: 'Thank you for subscribing!',
  // The specification gives no text for the following.
  repeated: 'This email address is subscribed already.',
  required: 'Email is required',
} as const;

/** Why an address can't be subscribed; undefined where it can. */
export const newsletterProblem = (email: string): string | undefined => {
  if (!isFilled(email)) return newsletterTexts.required;
  return isEmail(email) ? undefined : invalidEmailText;
};
