import {
  type ContactMessage,
  createApiClient,
  createUploadUrl,
  decisionTimesQuery,
  sendContactMessage,
  subscribeToNewsletter,
  type User,
} from '@imc/api';
import { removeSavedDeviceDrafts } from '@imc/screens/member/applications/device-draft';
import type { SignedInPerson } from '@imc/screens/public/public-layout';
import { apiUrl } from '../api-url.ts';
import { restoreSession, useAuthStore } from './auth-store.ts';
import { homeOf } from './change-session.ts';
import { pendingRevocations } from './pending-revocations.ts';
import { queryClient } from './query-client.ts';
import { sendRevocations } from './revoke.ts';
import { signUpDraft } from './sign-up-draft.ts';

// Exported here so that they load with the client: a failed script download after a successful call must not look like a failed call.
export { beginSession, forgetSession } from './change-session.ts';
export { whereSignedIn } from './where-signed-in.ts';

/** This site's own server, unless the build sets another API URL. */
const baseUrl = apiUrl ?? '/api';

export const apiClient = createApiClient({
  baseUrl,
  token: async () => (await restoreSession()).token || undefined,
  onSessionEnded: (token) => useAuthStore.getState().endSession(token),
});

export const subscribe = (email: string): Promise<void> => subscribeToNewsletter(apiClient, email);

export const loadDecisionTimes = () => queryClient.fetchQuery(decisionTimesQuery(apiClient));

export const sendMessage = (message: ContactMessage) => sendContactMessage(apiClient, message);

// Clear data and drafts of the previous user when the user changes.
useAuthStore.subscribe(({ auth }, before) => {
  if (auth.user?.id === before.auth.user?.id) return;
  queryClient.clear();
  signUpDraft.clear();
});

const revokePending = () => void sendRevocations(baseUrl);

/** Clears the session and the saved draft on this device at once, and revokes the session as soon as the server can be reached. */
export function signOut(): void {
  const { auth, logout } = useAuthStore.getState();
  if (auth.user) void removeSavedDeviceDrafts(auth.user.id);
  if (auth.token) pendingRevocations.add(auth.token);
  logout();
  revokePending();
}

const uploadUrl = createUploadUrl(apiUrl);

/** What public pages show of the user. */
const personOf = (user: User | null): SignedInPerson | undefined =>
  user
    ? {
        id: user.id,
        name: user.name,
        picture: user.profile_photo ? uploadUrl.photo(user.profile_photo) : undefined,
        home: homeOf(user),
      }
    : undefined;

/** Calls `show` once the stored session is restored, and after every change. */
export async function watchPerson(show: (person: SignedInPerson | undefined) => void): Promise<void> {
  show(personOf((await restoreSession()).user));
  useAuthStore.subscribe(({ auth }) => show(personOf(auth.user)));
}

// On every page, restore the session and send pending revocations.
if (!import.meta.env.SSR) {
  void restoreSession().then(revokePending);
  addEventListener('online', revokePending);
}
