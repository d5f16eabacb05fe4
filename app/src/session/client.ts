import { createApiClient } from '@imc/api';
import { apiUrl } from '../api-url.ts';
import { useAuthStore } from './auth-store.ts';
import { queryClient } from './query-client.ts';

// They come with the client: what a call has done must not be told as a failure because a script is missing.
export { beginSession, forgetSession } from './change-session.ts';

export const apiClient = createApiClient({
  baseUrl: apiUrl ?? '/api',
  token: () => useAuthStore.getState().auth.token || undefined,
  onSessionEnded: () => useAuthStore.getState().logout(),
});

// What one person was shown must not be left for the next.
useAuthStore.subscribe(({ auth }, before) => {
  if (auth.user?.id !== before.auth.user?.id) queryClient.clear();
});
