import { emailProblem, isFilled } from './text.ts';

/** S-8.9. */
export const newsletterTexts = {
  subscribed: 'Thank you for subscribing!',
  // The specification does not define the following.
  repeated: 'This email address is already subscribed.',
  required: 'Email is required',
} as const;

/** Undefined if the address can be subscribed. */
export const newsletterProblem = (email: string): string | undefined => {
  if (!isFilled(email)) return newsletterTexts.required;
  return emailProblem(email);
};
