import { ApiError } from '../client/api-error.ts';
import { type FoundMessageState, foundMessageStateSchema } from '../contract/entities/contact-message.ts';

/** The state that a refused change would have overwritten. Undefined for any other error. */
export const messageConflict = (error: unknown): FoundMessageState | undefined =>
  error instanceof ApiError && error.httpStatus === 409
    ? foundMessageStateSchema.safeParse(error.answer.changed).data
    : undefined;
