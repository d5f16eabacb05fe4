// Storybook's stores give up if the server does not answer within a second, which takes longer at this size on two cores. "Run tests" then does
// nothing, or its runner stops (storybookjs/storybook#35864). Loaded by the manager and by the runner (search/preset.ts).
const startTimer = globalThis.setTimeout;
globalThis.setTimeout = Object.assign(
  (run, delay, ...rest) =>
    startTimer(run, String(run).includes('FollowerTimeoutError') ? 60_000 : delay, ...rest),
  startTimer,
);
