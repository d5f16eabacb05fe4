import { ApiError } from './api-error.ts';

/**
 * Reports a script that fails to load like an unreachable server. Loads nothing without a connection: some browsers keep a failed import until
 * the page is reloaded. Take what is needed out of the import at once, so that the bundle leaves out the rest, such as the texts of the API's page.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if ('onLine' in navigator && navigator.onLine === false) throw new ApiError('unreachable');
  try {
    return await load();
  } catch (cause) {
    throw new ApiError('unreachable', { cause });
  }
}
