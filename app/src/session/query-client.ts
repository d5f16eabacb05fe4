import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';

/** Some failures show no message (S-8.14); none goes by without a trace. */
// biome-ignore lint/suspicious/noConsole: the specification asks for the browser's log, and for nothing else.
const log = (error: Error) => console.error(error);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: log }),
  mutationCache: new MutationCache({ onError: log }),
  defaultOptions: {
    // A refusal will be the same a second later; an unreachable server may not.
    queries: {
      retry: (count, error) => count < 2 && 'kind' in error && error.kind === 'unreachable',
      staleTime: 5_000,
      // Without a connection a call fails and says so, rather than wait without a word.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

// A click is seen to be on its way before a second one can follow it.
notifyManager.setScheduler(queueMicrotask);
