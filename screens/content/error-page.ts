/** Text of a button that tries again what failed. */
export const tryAgain = 'Try again';

/** Texts of the error page (S-2.32). */
export const errorPage = {
  title: 'Unexpected Application Error!',
  /** Shown if the error has no message. */
  unknown: 'Something went wrong on this page.',
  home: { label: 'Go to the home page', to: '/' },
} as const;
