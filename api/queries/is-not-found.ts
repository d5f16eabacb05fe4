import { ApiError } from '../client/api-error.ts';

/** Whether a call was answered with 404. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.httpStatus === 404;
