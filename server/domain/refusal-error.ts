import { refusalTexts } from '@imc/api/contract';

export { refusalTexts };

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

/** 400 with texts by field; the message joins them, each once. */
export const invalid = (errors: Readonly<Record<string, string>>): RefusalError =>
  new RefusalError(400, [...new Set(Object.values(errors))].join(' '), { errors });

export const forbidden = (): RefusalError => new RefusalError(403, refusalTexts.forbidden);
export const notFound = (message: string = refusalTexts.notFound): RefusalError =>
  new RefusalError(404, message);
export const notSignedIn = (): RefusalError => new RefusalError(401, refusalTexts.signIn);
export const busy = (retryAfter = 5): RefusalError =>
  new RefusalError(503, refusalTexts.busy, { retryAfter });
