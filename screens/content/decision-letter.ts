/** The committee's decision as a letter to print (APP-69). */
export const decisionLetter = {
  title: 'Decision on your application',
  facts: { name: 'Name', grade: 'Grade', date: 'Date' },
  decisions: {
    approved: 'The Membership Committee has approved this application.',
    rejected: 'The Membership Committee has not approved this application.',
  },
  reason: 'What the committee wrote',
  closing: 'With kind regards, the Membership Committee',
  /** Link below the reason. */
  link: 'Print your decision letter',
  print: 'Print',
  back: 'Back to your applications',
  loading: 'Loading the letter',
  failed: 'The letter could not be loaded.',
  notThere: 'There is no letter: the application is not yours, or not decided.',
} as const;
