import { ApiError } from '../client/api-error.ts';

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.httpStatus === 404;

/** Null instead of a 404. */
export async function nullIfNotFound<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
