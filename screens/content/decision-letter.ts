/** The committee's decision as a letter to print (APP-69). */
export const decisionLetter = {
  title: 'Decision on your application',
  facts: { name: 'Name', grade: 'Grade', number: 'Member number', date: 'Date' },
  salutation: (name: string) => `Dear ${name},`,
  /** After an approval. */
  letters: (letters: string) =>
    `You may use the letters ${letters} after your name for as long as your membership is in force. The code of ethics comes with them.`,
  decisions: {
    approved: 'The Membership Committee has approved this application.',
    rejected: 'The Membership Committee has not approved this application.',
  },
  reason: 'What the committee wrote',
  /** After a rejection without a reason. */
  noReason: 'The committee has written no reason with its decision.',
  /** After a rejection. */
  next: 'You may apply again at any time, for the same grade or another. Your answers are filled in from this application.',
  /** Followed by the committee's mailbox. */
  contact: 'If you have a question about this decision, quote the reference above and write to',
  closing: 'With kind regards,',
  /** Below the registrar's name. */
  signatory: 'Registrar, for the Membership Committee',
  /** Link below the reason. */
  link: 'Print your decision letter',
  print: 'Print',
  back: 'Back to your applications',
  loading: 'Loading the letter',
  failed: 'The letter could not be loaded.',
  notThere: 'There is no letter: the application is not yours, or not decided.',
} as const;
