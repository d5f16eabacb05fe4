import { ApiError, createApiClient, signOutCall } from '@imc/api';
import { useAuthStore } from './auth-store.ts';
import { pendingRevocations } from './pending-revocations.ts';

/** Returns whether the server has ended the session or no longer knows it (401). */
async function revoke(baseUrl: string, token: string): Promise<boolean> {
  // The response deletes the cookie for pictures, which may belong to another session by now.
  const credentials = useAuthStore.getState().auth.isAuthenticated ? 'omit' : 'same-origin';
  try {
    await createApiClient({ baseUrl, credentials, token: () => token })(signOutCall);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return error.httpStatus === 401;
    throw error;
  }
}

/** Revokes every session that was ended on this device. Tokens that could not be revoked stay stored. */
export async function sendRevocations(baseUrl: string): Promise<void> {
  let hasFailed = false;
  for (const token of pendingRevocations.list()) {
    if (await revoke(baseUrl, token)) pendingRevocations.remove(token);
    else hasFailed = true;
  }
  pendingRevocations.setFailed(hasFailed);
}
