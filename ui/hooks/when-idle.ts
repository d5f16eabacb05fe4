/** Maximum delay in milliseconds if the browser is never idle. */
const timeout = 2000;

/** Runs a task when the browser is idle. Safari lacks `requestIdleCallback`, so there it runs in a later macrotask. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: timeout });
  else setTimeout(task);
};
