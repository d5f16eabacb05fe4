import type { PageFacts } from './page-facts.ts';

/** Where people come to join. */
export const registerPage: PageFacts = {
  path: '/register',
  above: [],
  title: 'Create an account',
};

// Nobody looks for the following by their words: they are reached from the site, or by a link in a mail.

export const loginPage: PageFacts = {
  path: '/login',
  above: [],
  title: 'Sign in',
  hidden: true,
};

export const forgotPasswordPage: PageFacts = {
  path: '/forgot-password',
  above: [],
  title: 'Forgotten password',
  hidden: true,
};

export const resetPasswordPage: PageFacts = {
  path: '/reset-password',
  above: [],
  title: 'Choose a new password',
  hidden: true,
};
