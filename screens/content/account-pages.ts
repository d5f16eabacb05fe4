import { homePlace } from './navigation.ts';
import type { PageFacts } from './page-facts.ts';

/** Where people come to join. */
export const registerPage: PageFacts = {
  path: '/register',
  above: [homePlace],
  title: 'Create an account',
  description:
    'Open an account with the Institute of Management Consultants in two steps, then apply for the grade that fits your experience.',
};

// Nobody looks for the following by their words: they are reached from the site, or by a link in a mail.

export const loginPage: PageFacts = {
  path: '/login',
  above: [homePlace],
  title: 'Sign in',
  description: 'Sign in to follow your application, keep your profile up to date and see your payments.',
  hidden: true,
};

export const forgotPasswordPage: PageFacts = {
  path: '/forgot-password',
  above: [homePlace],
  title: 'Forgotten password',
  description:
    'Ask for a link by e-mail to choose a new password for your account. It works once, and for one hour.',
  hidden: true,
};

export const resetPasswordPage: PageFacts = {
  path: '/reset-password',
  above: [homePlace],
  title: 'Choose a new password',
  description: 'Choose a new password for your account with the link that was sent to you by e-mail.',
  hidden: true,
};
