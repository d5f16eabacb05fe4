import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';

/** Far more than any path of the site and the API has. */
const maxSegments = 20;
const maxBytes = 1024;

/** Replaces a path that is too long. Matches no route. */
export const tooLongPath = '/too-long';

/** Errors under these paths are JSON, never a page. */
export const ownPaths = /^\/(api|uploads|content|healthz|readyz|metrics)([/?]|$)/;

/** Before any router reads the path: routers take more than linear time for deep paths. */
export const pathLimit: Pick<FastifyServerOptions, 'rewriteUrl'> = {
  rewriteUrl({ url = '/' }: Pick<IncomingMessage, 'url'>) {
    const [path = ''] = url.split('?', 1);
    // Node reads each byte of a path as one character.
    const isTooLong = path.length > maxBytes || path.replace(/\/$/, '').split('/').length - 1 > maxSegments;
    if (!isTooLong) return url;
    return ownPaths.test(path) ? '/api/' : tooLongPath;
  },
};
