/** Timers of at least this many milliseconds end what a story shows: a toast, a confirmation. */
const shortest = 2000;
const timers = new Set<number>();
let isAtRest = false;

const start = window.setTimeout;
window.setTimeout = ((run: () => void, delay = 0, ...args: []) => {
  const id = start(run, delay, ...args);
  if (delay >= shortest) timers.add(id);
  return id;
}) as typeof start;

for (const type of ['blur', 'focusout'])
  window.addEventListener(type, (event) => isAtRest && event.stopImmediatePropagation(), true);

for (const type of ['pointerdown', 'keydown'])
  window.addEventListener(
    type,
    () => {
      isAtRest = false;
    },
    true,
  );

/**
 * Whether what a played story shows stays until somebody uses it: no timer ends it, and it does not notice that the sidebar or the next frame
 * of a docs page takes its focus.
 */
export function setAtRest(value: boolean): void {
  isAtRest = value;
  if (value) for (const timer of timers) clearTimeout(timer);
  timers.clear();
}
