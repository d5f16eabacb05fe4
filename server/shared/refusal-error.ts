import { refusalTexts } from '@imc/api/contract';
import type { SecurityDetail } from './event-types.ts';
import type { RequestedRecord } from './requested-records.ts';

export { refusalTexts };

/** What the security log records about an error response. The client never sees it. */
export interface RefusalLog {
  /** The record that the request named, for responses that do not tell whether it exists. */
  readonly requested?: RequestedRecord;
  readonly detail?: SecurityDetail;
}

/** An intentional error response. `message` is shown to users. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly statusCode: number;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** Seconds to wait before retrying. */
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

/** A 400 with messages by field. Its message joins them without duplicates. */
export const invalid = (errors: Readonly<Record<string, string>>): RefusalError =>
  new RefusalError(400, [...new Set(Object.values(errors))].join(' '), { errors });

/** A 403. `requested` is the record that the request named. */
export const forbidden = (requested?: RequestedRecord): RefusalError =>
  new RefusalError(403, refusalTexts.forbidden, requested && { log: { requested } });
/** A 404. `requested` is the record that the request named, which may be another person's. */
export const notFound = (
  message: string = refusalTexts.notFound,
  requested?: RequestedRecord,
): RefusalError => new RefusalError(404, message, requested && { log: { requested } });
/** A 401 for a missing or ended session. */
export const notSignedIn = (): RefusalError => new RefusalError(401, refusalTexts.signIn);
/** Whether a change would overwrite a value that the user has not seen. Users who don't say what they saw overwrite any. */
export const isStale = <Value>(seen: Value | undefined, found: Value): boolean =>
  seen !== undefined && seen !== found;
/** A 503 that asks the client to retry after `retryAfter` seconds. */
export const busy = (retryAfter = 5): RefusalError =>
  new RefusalError(503, refusalTexts.busy, { retryAfter });
