import { createApiClient } from '@imc/api';
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { useAuthStore } from './auth-store.ts';

/** The provider's address: this site's own server, unless the build names another (`VITE_API_URL`). */
const baseUrl: string = import.meta.env.VITE_API_URL ?? '/api';

export const apiClient = createApiClient({
  baseUrl,
  token: () => useAuthStore.getState().auth.token || undefined,
  onSessionEnded: () => useAuthStore.getState().logout(),
});

/** Some failures show no message (specification, section 8); none goes by without a trace. */
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

// A press is seen to be on its way before a second one can follow it.
notifyManager.setScheduler(queueMicrotask);

// What one person was shown must not be left for the next.
useAuthStore.subscribe(({ auth }, before) => {
  if (auth.user?.id !== before.auth.user?.id) queryClient.clear();
});
