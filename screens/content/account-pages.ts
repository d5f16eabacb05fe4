import { establishedText } from './institute.ts';
import { signInLink } from './navigation.ts';
import type { PageFacts } from './page-facts.ts';

export const registerPage: PageFacts = {
  path: '/register',
  above: [],
  title: 'Join',
};

// The following pages are hidden from search engines: users reach them from the site or from a mail.

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

/** Below the statement beside the forms: what their tiles show. */
export const accountTiles = `${establishedText}. The tiles show the six grades, from Student to Distinguished Fellow.`;

/** Link to the sign-in from the pages for a new password. */
export const remembered = { text: 'Remembered it?', link: signInLink } as const;

/** Message if nothing was sent. Here, because all account pages load this file. */
export const unreachable = 'The server could not be reached. Check your connection and try again.';
