/** Milliseconds after which a task runs on a browser that is never idle. */
const longestWait = 2000;

/** Runs a task once the browser has nothing else to do. Safari lacks `requestIdleCallback` and runs it in a later turn. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: longestWait });
  else setTimeout(task);
};
