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
import { NonceContext } from './document/nonce-context.ts';

// Read by the server. Where pages call and have pictures from, for the policy that it sends with them:
export { apiUrl } from './api-url.ts';
/** Title and description of the RSS feed. */
export const feed = { title: `${blog.title} | ${institute.shortName}`, description: blog.description };
export { siteContext } from './site-context.ts';

/** Milliseconds that a page may take to render before it is given up. */
export const streamTimeout = 5_000;

/**
 * The same page at its own address. At build each is asked for with a slash at its end, at which no link to it would know that it leads to the
 * page that is shown.
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

/** Renders a page: at build for prerendered ones, else for each request. The server names the nonce in a header of its own. */
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
        onShellReady() {
          hasShell = true;
        },
        // Loaders have read all that the page shows before it is rendered: nothing comes later that would be worth a stream.
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8');
          text(pipe(new PassThrough()))
            .then((html) => (import.meta.env.PROD ? deferScripts(html) : html))
            .then((html) => resolve(new Response(html, { headers, status: statusCode })))
            .catch(reject);
        },
        onShellError: reject,
        onError(error) {
          statusCode = 500;
          // An error of the shell rejects the response, and is logged there.
          if (hasShell) console.error(error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000);
  });
}

/** What broke while a page was prepared goes to the log; an address that leads nowhere, and a reader who left, are no errors. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) console.error(error);
};
