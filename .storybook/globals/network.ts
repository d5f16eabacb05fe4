import { delay, http } from 'msw';
import type { PageGlobal } from './page-global.ts';

let isSlow = false;

/** Duration in milliseconds that a slow network adds to every call. */
export const slowness = 3000;

/** A slow network, which delays every mocked call. */
export const network: PageGlobal = {
  name: 'network',
  initial: 'fast',
  remounts: true,
  type: {
    description: 'Network',
    toolbar: {
      title: 'Network',
      icon: 'lightning',
      dynamicTitle: true,
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

/** Adds a handler in front of all handlers that stories add, which delays each call once and then leaves it to the next handler. */
export function slowDown<Worker extends { use(...handlers: ReturnType<typeof http.all>[]): void }>(
  worker: Worker,
): Worker {
  const delayed = new Set<string>();
  const slow = http.all('*', async ({ request, requestId }) => {
    if (!isSlow || delayed.has(requestId) || !/\/(api|uploads|content)\//.test(request.url)) return;
    delayed.add(requestId);
    await delay(slowness);
  });
  const use = worker.use.bind(worker);
  worker.use = (...handlers) => use(slow, ...handlers);
  return worker;
}
