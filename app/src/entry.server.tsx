import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { blog, institute } from '@imc/screens/content';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { deferScripts } from './document/defer-scripts.ts';
import { createStyleInliner } from './document/inline-styles.ts';
import { NonceContext } from './document/nonce-context.ts';

// The server needs the origins that pages call and load images from for the content security policy.
export { apiUrl } from './api-url.ts';
export const feed = { title: `${blog.title} | ${institute.shortName}`, description: blog.description };
export { siteContext } from './site-context.ts';

// The build writes the browser's files next to the server's.
const inlineStyles = createStyleInliner(join(import.meta.dirname, '../client'));

/** Milliseconds after which rendering a page is aborted. */
export const streamTimeout = 5_000;

/**
 * Removes the trailing slash from a page's location. The build requests pages with one, and links would not
 * recognise that address as the current page.
 */
function withoutSlash(context: EntryContext): EntryContext {
  const { staticHandlerContext } = context;
  const { location } = staticHandlerContext;
  const pathname = location.pathname.replace(/(?<=.)\/$/, '');
  return {
    ...context,
    staticHandlerContext: { ...staticHandlerContext, location: { ...location, pathname } },
  };
}

/** Renders a page at build time or for each request. The server passes the nonce in the `x-csp-nonce` header. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const nonce = request.headers.get('x-csp-nonce') ?? undefined;
  let statusCode = status;
  let hasShell = false;
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={withoutSlash(context)} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Sends the page as a whole, so that no content waits for a script that moves it into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          hasShell = true;
        },
        // Loaders have read all data before rendering, so streaming would send nothing earlier.
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8');
          text(pipe(new PassThrough()))
            .then((html) => (import.meta.env.PROD ? inlineStyles(deferScripts(html), nonce) : html))
            .then((html) => resolve(new Response(html, { headers, status: statusCode })))
            .catch(reject);
        },
        onShellError: reject,
        onError(error) {
          statusCode = 500;
          // An error in the shell rejects the response and is logged there.
          if (hasShell) console.error(error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Unknown addresses and aborted requests are not errors. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) console.error(error);
};
