import { refusalTexts } from '@imc/api/contract';

export { refusalTexts };

/** An intentional error response. `message` is shown to users. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly statusCode: number;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** Seconds to wait before retrying. */
  readonly retryAfter: number | undefined;
  /** Additional fields of the call's error response. */
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

/** A 400 with messages by field. Its message joins them without duplicates. */
export const invalid = (errors: Readonly<Record<string, string>>): RefusalError =>
  new RefusalError(400, [...new Set(Object.values(errors))].join(' '), { errors });

/** A 403. */
export const forbidden = (): RefusalError => new RefusalError(403, refusalTexts.forbidden);
/** A 404. */
export const notFound = (message: string = refusalTexts.notFound): RefusalError =>
  new RefusalError(404, message);
/** A 401 for a missing or ended session. */
export const notSignedIn = (): RefusalError => new RefusalError(401, refusalTexts.signIn);
/** A 503 that asks the client to retry after `retryAfter` seconds. */
export const busy = (retryAfter = 5): RefusalError =>
  new RefusalError(503, refusalTexts.busy, { retryAfter });
