/** What the calls about applications answer beside the rules of the form. */
export const applicationAnswers = {
  submitted: 'Application submitted successfully!',
  statusUpdated: 'Status updated successfully',
  /** 404: for an application that is not there and for one that the person may not see. */
  notFound: 'No such application was found.',
  draftNotFound: 'This application draft was not found. It may have been submitted already.',
  /** 409: the draft was saved since it was read. */
  draftConflict:
    'This application draft was changed in another tab or on another device since it was opened here.',
  /** 403: an admin decides on the applications of others alone. */
  ownApplication: 'You cannot decide on your own application. Please ask another admin.',
} as const;
