/** A refusal on purpose: what the server answers instead of a success. `message` is for people. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly statusCode: number;
  /** Texts by field. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** Seconds after which a repeat makes sense. */
  readonly retryAfter: number | undefined;
  /** What the call's refusal holds beside the fields of every refusal. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    statusCode: number,
    message: string,
    {
      errors,
      retryAfter,
      ...more
    }: { errors?: Readonly<Record<string, string>>; retryAfter?: number; [field: string]: unknown } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.more = more;
  }
}

/** Texts of refusals that are not about one form. */
export const refusalTexts = {
  signIn: 'Please sign in to continue.',
  forbidden: 'You do not have access to this.',
  notFound: 'Nothing was found here.',
  badRequest: 'The request could not be understood.',
  mediaType: 'Please send JSON, or multipart where a picture is sent.',
  tooLarge: 'The request is too large.',
  method: 'This is no way to ask this server.',
  timeout: 'The request took too long to arrive.',
  busy: 'The server is busy. Please try again in a moment.',
  storage: 'Server error. Please try again.',
  failed: 'Something went wrong on our side. Please try again, and quote the request id if it happens again.',
  idempotencyKey: 'Idempotency-Key must be 1 to 200 printable characters.',
  otherBody: 'This Idempotency-Key was used for another request.',
} as const;

/** 400 with texts by field; the message joins them, each once. */
export const invalid = (errors: Readonly<Record<string, string>>): RefusalError =>
  new RefusalError(400, [...new Set(Object.values(errors))].join(' '), { errors });

export const forbidden = (): RefusalError => new RefusalError(403, refusalTexts.forbidden);
export const notFound = (message: string = refusalTexts.notFound): RefusalError =>
  new RefusalError(404, message);
export const notSignedIn = (): RefusalError => new RefusalError(401, refusalTexts.signIn);
export const busy = (retryAfter = 5): RefusalError =>
  new RefusalError(503, refusalTexts.busy, { retryAfter });
