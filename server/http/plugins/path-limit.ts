import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';

/** Far more than the addresses of the site and of the API have. */
const maxSegments = 20;
const maxBytes = 1024;

/** Path under which a request arrives whose own path is too long. It matches no route. */
export const tooLongPath = '/too-long';

/** Paths of the server itself. Errors under them are JSON, never a page. */
export const ownPaths = /^\/(api|uploads|content|healthz|readyz)([/?]|$)/;

/** Replaces a path that is too long before any router reads it, since routers take more than linear time for deep paths. */
export const pathLimit: Pick<FastifyServerOptions, 'rewriteUrl'> = {
  rewriteUrl({ url = '/' }: Pick<IncomingMessage, 'url'>) {
    const [path = ''] = url.split('?', 1);
    // Node reads each byte of a path as one character.
    const isTooLong = path.length > maxBytes || path.replace(/\/$/, '').split('/').length - 1 > maxSegments;
    if (!isTooLong) return url;
    return ownPaths.test(path) ? '/api/' : tooLongPath;
  },
};
