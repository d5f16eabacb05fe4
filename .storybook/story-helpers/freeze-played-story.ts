/** Timers of at least this many milliseconds end what a story shows: a toast, a confirmation. */
const shortest = 2000;
const timers = new Set<number>();
let isFrozen = false;

const start = window.setTimeout;
window.setTimeout = ((run: () => void, delay = 0, ...args: []) => {
  const id = start(run, delay, ...args);
  if (delay >= shortest) timers.add(id);
  return id;
}) as typeof start;

for (const type of ['blur', 'focusout'])
  window.addEventListener(type, (event) => isFrozen && event.stopImmediatePropagation(), true);

for (const type of ['pointerdown', 'keydown'])
  window.addEventListener(
    type,
    () => {
      isFrozen = false;
    },
    true,
  );

/**
 * Keeps what a played story shows until somebody uses it: no timer ends it, and it does not notice that the sidebar or the next frame of a docs
 * page takes its focus.
 */
export function setFrozen(value: boolean): void {
  isFrozen = value;
  if (value) for (const timer of timers) clearTimeout(timer);
  timers.clear();
}
