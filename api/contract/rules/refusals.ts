/** `code` of the 403 for staff who have to set up a second factor first (PPL-10). */
export const secondFactorMissing = 'second-factor-missing';

export const refusalTexts = {
  signIn: 'Please sign in to continue.',
  forbidden: 'You do not have access to this.',
  /** 403: an admin's call that the staff role does not include. */
  staffRole: 'Your role does not include this. An admin can change roles under People.',
  /** 403: every call of an admin who has to set up a second factor first. */
  secondFactorMissing:
    'Set up a second factor under Your account first. The Institute requires it of its staff.',
  notFound: 'Nothing was found here.',
  badRequest: 'The request could not be understood.',
  notJson: 'The request is not valid JSON.',
  mediaType: 'Please send JSON, or multipart where a picture is sent.',
  tooLarge: 'The request is too large.',
  method: 'This is no way to ask this server.',
  timeout: 'The request took too long to arrive.',
  /** 429: an account exports one list at a time. */
  exportRunning: 'Another export of yours is still running. Please wait until it is finished.',
  /** 429: a network address made too many requests of a kind. */
  tooMany: 'Too many requests from your connection. Please wait a minute and try again.',
  busy: 'The server is busy. Please try again in a moment.',
  storage: 'Server error. Please try again.',
  failed: 'Something went wrong on our side. Please try again, and quote the request id if it happens again.',
  idempotencyKey: 'Idempotency-Key must be 1 to 200 printable characters.',
  otherBody: 'This Idempotency-Key was used for another request.',
} as const;
