/** What is wrong with the address of the account, in the profile. */
export const addressState = {
  /** Before and after the address. */
  texts: {
    unconfirmed: ['We sent a link to ', ' to confirm your email address. Please open it.'],
    refused: [
      'Emails to ',
      ' come back. Confirm or change your address: your profile has a form for a new one.',
    ],
  },
  send: 'Send the link again',
  failed: 'The link could not be sent. Please try again.',
} as const;
