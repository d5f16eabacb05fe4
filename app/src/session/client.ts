import { createApiClient } from '@imc/api';
import { useAuthStore } from './auth-store.ts';
import { queryClient } from './query-client.ts';

// They come with the client: what a call has done must not be told as a failure because a script is missing.
export { beginSession, forgetSession } from './change-session.ts';

/** The provider's address: this site's own server, unless the build names another (`VITE_API_URL`). */
const baseUrl: string = import.meta.env.VITE_API_URL ?? '/api';

export const apiClient = createApiClient({
  baseUrl,
  token: () => useAuthStore.getState().auth.token || undefined,
  onSessionEnded: () => useAuthStore.getState().logout(),
});

// What one person was shown must not be left for the next.
useAuthStore.subscribe(({ auth }, before) => {
  if (auth.user?.id !== before.auth.user?.id) queryClient.clear();
});
