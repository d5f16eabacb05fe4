import { spyOn } from 'storybook/test';

/** Timers of at least this many milliseconds wait for `passTime`. Shorter ones belong to user events, requests and rendering, and run as usual. */
const shortest = 250;

interface Timer {
  readonly due: number;
  readonly run: () => void;
}

const timers = new Map<number, Timer>();
let now = 0;
let goOn = () => {};

/**
 * Stops the clock of a story from before it renders until the end of its play: `Playground.test('…', stoppedClock, …)`. Motion that
 * JavaScript draws stands still too. Timers that still wait at the end never run.
 */
export const stoppedClock = {
  beforeEach() {
    const start = window.setTimeout;
    const stop = window.clearTimeout;
    let lastId = 0;
    // Whole milliseconds, because sums of others are not exact.
    now = Math.round(performance.now());
    const spies = [
      spyOn(performance, 'now').mockImplementation(() => now),
      spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay = 0, ...args: []) => {
        if (delay < shortest) return start(run, delay, ...args);
        lastId -= 1;
        timers.set(lastId, { due: now + delay, run: () => run(...args) });
        return lastId;
      }) as typeof start),
      spyOn(window, 'clearTimeout').mockImplementation((id) => {
        if (!timers.delete(id as number)) stop(id);
      }),
    ];
    goOn = () => {
      timers.clear();
      for (const spy of spies) spy.mockRestore();
    };
    return goOn;
  },
  afterEach: () => goOn(),
};

/** Resolves when React has rendered, and effects have run. */
const rendered = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Passes milliseconds on a stopped clock: runs the timers that become due, in their order. */
export async function passTime(milliseconds: number): Promise<void> {
  await rendered();
  const end = now + milliseconds;
  for (;;) {
    const [next] = [...timers]
      .filter(([, { due }]) => due <= end)
      .sort(([, one], [, other]) => one.due - other.due);
    if (!next) break;
    const [id, { due, run }] = next;
    timers.delete(id);
    now = due;
    run();
  }
  now = end;
  await rendered();
}
