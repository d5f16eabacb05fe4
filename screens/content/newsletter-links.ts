import type { PageFacts } from './page-facts.ts';

/** Opened from the mail that asks a reader to confirm. */
export const newsletterConfirmPage: PageFacts = {
  path: '/newsletter/confirm',
  above: [],
  title: 'Confirm your subscription',
  hidden: true,
};

/** Opened from the link in each mail. */
export const newsletterLeavePage: PageFacts = {
  path: '/newsletter/leave',
  above: [],
  title: 'Unsubscribe from the newsletter',
  hidden: true,
};
