import { fileURLToPath } from 'node:url';

/** The repository or the release, which have the same folders. With a trailing slash. The build keeps this module in `server/`. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));
