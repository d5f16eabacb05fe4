/** What is wrong with the address of the account, in the profile. */
export const addressState = {
  texts: {
    unconfirmed: (email: string) => `Please confirm your email address with the link we sent to ${email}.`,
    refused: (email: string) =>
      `Emails to ${email} come back. Confirm or change your address: your profile has a form for a new one.`,
  },
  send: 'Send the link again',
  failed: 'The link could not be sent. Please try again.',
} as const;
