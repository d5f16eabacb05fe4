import { refusalTexts } from '@imc/api/contract';
import type { SecurityDetail } from './event-types.ts';
import type { RequestedRecord } from './requested-records.ts';

export { refusalTexts };

/** For the security log. The client never sees it. */
export interface RefusalLog {
  /** Named by the request, for responses that do not tell whether it exists. */
  readonly requested?: RequestedRecord;
  readonly detail?: SecurityDetail;
}

/** An intentional error response. Users see `message`. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly statusCode: number;
  /** By field. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  readonly log: RefusalLog;
  /** Additional fields of the call's error response. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    statusCode: number,
    message: string,
    {
      errors,
      retryAfter,
      log = {},
      ...more
    }: {
      errors?: Readonly<Record<string, string>>;
      retryAfter?: number;
      log?: RefusalLog;
      [field: string]: unknown;
    } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.log = log;
    this.more = more;
  }
}

/** 400. The message joins those of the fields without duplicates. */
export const invalid = (errors: Readonly<Record<string, string>>): RefusalError =>
  new RefusalError(400, [...new Set(Object.values(errors))].join(' '), { errors });

/** 403. `requested`: named by the request. */
export const forbidden = (requested?: RequestedRecord): RefusalError =>
  new RefusalError(403, refusalTexts.forbidden, requested && { log: { requested } });
/** 404. `requested`: named by the request; may be another person's. */
export const notFound = (
  message: string = refusalTexts.notFound,
  requested?: RequestedRecord,
): RefusalError => new RefusalError(404, message, requested && { log: { requested } });
/** 401 for a missing or ended session. */
export const notSignedIn = (): RefusalError => new RefusalError(401, refusalTexts.signIn);
/** Whether a change would overwrite a value that the user has not seen. Without a seen value, any may be overwritten. */
export const isStale = <Value>(seen: Value | undefined, found: Value): boolean =>
  seen !== undefined && seen !== found;
/** 503. `retryAfter` is in seconds. */
export const busy = (retryAfter = 5): RefusalError =>
  new RefusalError(503, refusalTexts.busy, { retryAfter });
