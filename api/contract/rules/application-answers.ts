/** Except those of the form's rules. */
export const applicationAnswers = {
  submitted: 'Application submitted successfully!',
  statusUpdated: 'Status updated successfully',
  /** 404: the application does not exist, or the user may not see it. */
  notFound: 'No such application was found.',
  draftNotFound: 'This application draft was not found. It may have been submitted already.',
  /** 409: the draft was saved after it was read. */
  draftConflict:
    'This application draft was changed in another tab or on another device since it was opened here.',
  /** 413: the draft with the new input exceeds the size of a JSON request body. */
  draftTooLarge: 'This application draft is too long to be saved. Please shorten your longest answers.',
  withdrawn: 'Your application has been withdrawn.',
  /** 409: the applicant may only withdraw a pending application. */
  alreadyDecided: 'This application has been decided, so it can no longer be withdrawn.',
  /** 409: an admin has decided, but it is not announced yet. */
  beingDecided: 'The committee is looking at this application now. Please try again in ten minutes.',
  /** 409: an admin may not decide on a withdrawn application. */
  withdrawnByApplicant: 'The applicant has withdrawn this application, so it can no longer be changed.',
  /** 403: admins may not decide on their own application. */
  ownApplication: 'You cannot decide on your own application. Please ask another admin.',
  /** The kept proof was removed, or there was none. */
  proofRemoved: 'Your proof of payment was removed.',
  proofReplaced:
    'Your new proof of payment was received. The treasurer will check it next. We will email you once the payment is confirmed, or if there is another question.',
  /** 409: the payment needs no new proof. */
  proofNotAsked: 'The payment of this application is confirmed. It needs no new picture.',
  paymentAnswered:
    'Your answer was sent. The treasurer will read it next. We will email you once the payment is confirmed, or if there is another question.',
  /** 409: the payment is not queried. */
  paymentNotQueried: 'There is no longer a question about this payment.',
  /** 400: a payment is only confirmed with the amount that was received. */
  paymentAmount: 'Enter the amount that was received.',
  paymentUpdated: 'Payment updated successfully',
  /** 409: a confirmed payment is final. */
  paymentConfirmed:
    'This payment was confirmed before. It can no longer be queried, and its amount is final.',
} as const;
