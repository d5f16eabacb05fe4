/** The committee's decision as a letter to print (APP-69). */
export const decisionLetter = {
  title: 'Decision on your application',
  subject: (grade: string, number: string | undefined) =>
    `Your application for ${grade}${number ? `, member number ${number}` : ''}`,
  salutation: (name: string) => `Dear ${name},`,
  /** After an approval. */
  letters: (letters: string) =>
    `You may use the letters ${letters} after your name while your membership is in force, and we ask you to abide by the code of ethics.`,
  reason: 'The committee’s reason',
  /** After a rejection without a reason. */
  noReason: 'If you would like to know the reasons, please ask us.',
  /** After a rejection. */
  next: 'You are welcome to apply again at any time, for the same grade or another. The form will start with your answers from this application.',
  /** Followed by the committee's mailbox. */
  contact: 'If you have any questions about this decision, please quote the reference above and write to',
  closing: 'With kind regards,',
  /** Below the registrar's name. */
  signatory: 'Registrar, for the Membership Committee',
  /** Link below the reason. */
  link: 'Decision letter',
  print: 'Print',
  back: 'Back to My Applications',
  loading: 'Loading the letter',
  failed: 'The letter could not be loaded.',
  notThere: 'There is no letter here. The application is not yours, or it has not been decided yet.',
} as const;
