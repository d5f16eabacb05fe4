import { ApiError } from '../client/api-error.ts';

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.httpStatus === 404;
