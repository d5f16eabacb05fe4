export const tryAgain = 'Try again';

/** S-2.32. */
export const errorPage = {
  title: 'Unexpected Application Error!',
  /** Shown if the error has no message. */
  unknown: 'Something went wrong on this page.',
  home: { label: 'Go to the home page', to: '/' },
} as const;
