import { type AnyHandler, delay, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { isNetworkSlow } from '../globals/page-globals.ts';

/** Whether a URL is of the API, and not of a module in `api/`. Files of Storybook and Vite need no handler. */
const isApi = ({ pathname }: URL) => /^\/(api|uploads|content)\/(?!.*\.ts$)/.test(pathname);

/** Duration in milliseconds that a slow network adds to every call. */
const slowness = 3000;

/** Its predicate returns false, so that it never responds and unhandled calls are still reported. */
const slowDown = http.all(
  async ({ request }) => {
    if (isNetworkSlow() && isApi(new URL(request.url))) await delay(slowness);
    return false;
  },
  () => {},
);

/** Relative to the page, because a built Storybook can be published under any path. */
const workerUrl = `${import.meta.env.BASE_URL}mockServiceWorker.js`;

// A worker unregisters itself when its last page closes. MSW updates it on the next page without waiting for the result, so an update
// that comes too late is an unhandled rejection, although the worker answers the calls of this page.
window.addEventListener('unhandledrejection', (event) => {
  if (!String(event.reason?.message).startsWith('Failed to update a ServiceWorker')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
});

/** Starts the page's only worker. `onUnhandled` receives the calls that no handler answers. */
export async function startWorker(onUnhandled: (call: string) => void) {
  const worker = setupWorker();
  const started = worker.start({
    serviceWorker: { url: workerUrl },
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (frame.protocol !== 'http') return defaults.error();
      const { request } = frame.data as { request: Request };
      const url = new URL(request.url);
      if (url.origin === location.origin && !isApi(url)) return;
      onUnhandled(`${request.method} ${request.url}`);
      defaults.error();
    },
  });
  await started.catch((cause: unknown) => {
    throw new Error(
      `This story needs the service worker that answers its calls, and ${new URL(workerUrl, location.href)} could not be started. Publish the whole folder of the built Storybook, that file included.`,
      { cause },
    );
  });
  return {
    // MSW keeps a handler once, at its newest place: before all others.
    use: (...handlers: AnyHandler[]) => worker.use(slowDown, ...handlers),
    resetHandlers(...handlers: AnyHandler[]) {
      worker.resetHandlers();
      worker.use(slowDown, ...handlers);
    },
  };
}
