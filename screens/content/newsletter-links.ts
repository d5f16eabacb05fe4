import type { PageFacts } from './page-facts.ts';

/** The page on which a reader confirms the subscription, from the link in the mail. */
export const newsletterConfirmPage: PageFacts = {
  path: '/newsletter/confirm',
  above: [],
  title: 'Confirm your subscription',
  hidden: true,
};

/** The page on which a reader leaves the newsletter, from the link in each mail. */
export const newsletterLeavePage: PageFacts = {
  path: '/newsletter/leave',
  above: [],
  title: 'Leave the newsletter',
  hidden: true,
};
