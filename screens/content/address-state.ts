/** What is wrong with the address of the account, in the profile. */
export const addressState = {
  /** Before and after the address. */
  texts: {
    unconfirmed: ['Please confirm your email address with the link we sent to ', '.'],
    refused: [
      'Emails to ',
      ' come back. Confirm or change your address: your profile has a form for a new one.',
    ],
  },
  send: 'Send the link again',
  failed: 'The link could not be sent. Please try again.',
} as const;
