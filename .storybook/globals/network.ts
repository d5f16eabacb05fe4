import { delay, http } from 'msw';
import type { setupWorker } from 'msw/browser';
import type { PageGlobal } from './page-global.ts';

type SetupWorker = ReturnType<typeof setupWorker>;

let isSlow = false;

/** Duration in milliseconds that a slow network adds to every call. */
const slowness = 3000;

export const network: PageGlobal = {
  name: 'network',
  initial: 'fast',
  remounts: true,
  type: {
    description: 'Network',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: false,
      items: [
        { value: 'fast', title: 'Fast network' },
        { value: 'slow', title: 'Slow network: 3 s per call' },
      ],
    },
  },
  apply(value) {
    isSlow = value === 'slow';
  },
};

/**
 * Delays each call before it reaches the handlers of a story. The predicate of the delaying handler returns false, so that the handler never
 * responds and unhandled calls are still reported.
 */
export function slowDown(worker: SetupWorker): SetupWorker {
  const use = worker.use.bind(worker);
  let newest: symbol | undefined;
  worker.use = (...handlers) => {
    // Handlers added later run first, so only the newest delay precedes all others.
    const own = Symbol('delay');
    newest = own;
    const delayOnly = async ({ request }: { request: Request }) => {
      if (isSlow && newest === own && /\/(api|uploads|content)\//.test(request.url)) await delay(slowness);
      return false;
    };
    use(
      http.all(delayOnly, () => {}),
      ...handlers,
    );
  };
  return worker;
}
