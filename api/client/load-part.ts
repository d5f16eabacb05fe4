import { ApiError } from './api-error.ts';

/**
 * Loads a part of the client that comes with the first call. A script that can't be had is told like a server that can't be reached: to the
 * person at the form it is the same.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new ApiError('unreachable', { cause });
  }
}
