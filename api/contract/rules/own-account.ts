/** The specification defines none. */
export const ownAccountTexts = {
  sessionEnded: 'That device is signed out.',
  othersEnded: 'Every other device is signed out.',
  /** 404: the session has ended or belongs to another account. */
  noSession: 'This session was not found. It may have ended already.',
  erased: 'Your account and everything in it is erased.',
  /** 403: an admin's name is part of the history of other people's applications. */
  adminsStay:
    'The account of an admin can’t be erased here, because it is part of the history of applications and settings. Another admin has to take away the role first.',
} as const;
