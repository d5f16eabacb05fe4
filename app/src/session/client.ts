import { createApiClient, subscribeToNewsletter } from '@imc/api';
import { apiUrl } from '../api-url.ts';
import { restoreSession, useAuthStore } from './auth-store.ts';
import { pendingRevocations } from './pending-revocations.ts';
import { queryClient } from './query-client.ts';
import { sendRevocations } from './revoke.ts';
import { signUpDraft } from './sign-up-draft.ts';

// They come with the client: what a call has done must not be told as a failure because a script is missing.
export { beginSession, forgetSession } from './change-session.ts';

/** This site's own server, unless the build names another provider. */
const baseUrl = apiUrl ?? '/api';

export const apiClient = createApiClient({
  baseUrl,
  token: async () => (await restoreSession()).token || undefined,
  onSessionEnded: (token) => useAuthStore.getState().endSession(token),
});

/** Subscribes an address to the newsletter. */
export const subscribe = (email: string): Promise<void> => subscribeToNewsletter(apiClient, email);

// What one person was shown or has typed must not be left for the next.
useAuthStore.subscribe(({ auth }, before) => {
  if (auth.user?.id === before.auth.user?.id) return;
  queryClient.clear();
  signUpDraft.clear();
});

const tellServer = () => void sendRevocations(baseUrl);

/** Signs out: this device forgets the session at once, and the server is told now or as soon as it can be reached. */
export function signOut(): void {
  const { auth, logout } = useAuthStore.getState();
  if (auth.token) pendingRevocations.add(auth.token);
  logout();
  tellServer();
}

// Whatever page is opened first: who is signed in, and what the server has yet to be told.
if (!import.meta.env.SSR) {
  void restoreSession().then(tellServer);
  addEventListener('online', tellServer);
}
