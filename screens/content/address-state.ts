/** What is wrong with the address of the account, in the profile. */
export const addressState = {
  /** Before and after the address. */
  texts: {
    unconfirmed: ['Please open the link we sent to ', ' to confirm this address.'],
    refused: ['Our emails to ', ' are returned. Confirm this address, or change it below.'],
  },
  send: 'Send the link again',
  failed: 'The link could not be sent. Please try again.',
} as const;
