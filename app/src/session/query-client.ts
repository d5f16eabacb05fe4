import { ApiError, queryKeys, secondFactorMissing } from '@imc/api';
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';

/** Some failures show no message (S-8.14), so every failure is logged. */
// biome-ignore lint/suspicious/noConsole: the specification requires the browser's log and no other report.
const log = (error: Error) => console.error(error);

/** An admin may require a second factor while others are signed in: the area then leads them to it (PPL-10). */
function onError(error: Error): void {
  log(error);
  if (error instanceof ApiError && error.answer.code === secondFactorMissing)
    void queryClient.invalidateQueries({ queryKey: queryKeys.profile });
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    // A rejected request would be rejected again; an unreachable server may be back a second later.
    queries: {
      retry: (count, error) => count < 2 && 'kind' in error && error.kind === 'unreachable',
      staleTime: 5_000,
      // Without a connection, a call fails with a message instead of pausing silently.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

// Shows the pending state of a click before a second click can follow.
notifyManager.setScheduler(queueMicrotask);
