import { createApiClient, subscribeToNewsletter } from '@imc/api';
import { removeSavedDeviceDrafts } from '@imc/screens/member/applications/device-draft';
import { apiUrl } from '../api-url.ts';
import { restoreSession, useAuthStore } from './auth-store.ts';
import { pendingRevocations } from './pending-revocations.ts';
import { queryClient } from './query-client.ts';
import { sendRevocations } from './revoke.ts';
import { signUpDraft } from './sign-up-draft.ts';

// Exported here so that they load with the client: a failed script download after a successful call must not be shown as a failed call.
export { beginSession, forgetSession } from './change-session.ts';

/** This site's own server, unless the build sets another API URL. */
const baseUrl = apiUrl ?? '/api';

export const apiClient = createApiClient({
  baseUrl,
  token: async () => (await restoreSession()).token || undefined,
  onSessionEnded: (token) => useAuthStore.getState().endSession(token),
});

/** Subscribes an address to the newsletter. */
export const subscribe = (email: string): Promise<void> => subscribeToNewsletter(apiClient, email);

// Clears data and drafts of the previous user when the user changes.
useAuthStore.subscribe(({ auth }, before) => {
  if (auth.user?.id === before.auth.user?.id) return;
  queryClient.clear();
  signUpDraft.clear();
});

const revokePending = () => void sendRevocations(baseUrl);

/**
 * Signs out: clears the session and the saved draft on this device at once, and revokes the session on the server now or as soon as the server is
 * reachable.
 */
export function signOut(): void {
  const { auth, logout } = useAuthStore.getState();
  if (auth.user) void removeSavedDeviceDrafts(auth.user.id);
  if (auth.token) pendingRevocations.add(auth.token);
  logout();
  revokePending();
}

// On every page: restores the session and sends pending revocations.
if (!import.meta.env.SSR) {
  void restoreSession().then(revokePending);
  addEventListener('online', revokePending);
}
