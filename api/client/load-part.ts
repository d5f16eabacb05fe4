import { ApiError } from './api-error.ts';

/**
 * Loads a lazy part of the client. Reports a script that fails to load like an unreachable server, since users see no difference.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new ApiError('unreachable', { cause });
  }
}
