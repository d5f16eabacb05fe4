import { emailProblem, isFilled } from './text.ts';

/** Messages of the newsletter form (S-8.9). */
export const newsletterTexts = {
  subscribed: 'Thank you for subscribing!',
  // The specification does not define the following.
  repeated: 'This email address is subscribed already.',
  required: 'Email is required',
} as const;

/** Returns the problem of an address that cannot be subscribed, or undefined if it is valid. */
export const newsletterProblem = (email: string): string | undefined => {
  if (!isFilled(email)) return newsletterTexts.required;
  return emailProblem(email);
};
