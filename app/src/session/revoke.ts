import { ApiError, createApiClient, signOutCall } from '@imc/api';
import { useAuthStore } from './auth-store.ts';
import { pendingRevocations } from './pending-revocations.ts';

/** Ends a session on the server; says whether it knows now. Without an answer, or with one that is neither a success nor 401, it does not. */
async function revoke(baseUrl: string, token: string): Promise<boolean> {
  // The answer takes away the cookie that opens pictures. By now it may be somebody else's.
  const credentials = useAuthStore.getState().auth.isAuthenticated ? 'omit' : 'same-origin';
  try {
    await createApiClient({ baseUrl, credentials, token: () => token })(signOutCall);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return error.httpStatus === 401;
    throw error;
  }
}

/** Tells the server of every session that was ended here. What it can't be told now stays for the next time. */
export async function sendRevocations(baseUrl: string): Promise<void> {
  let hasFailed = false;
  for (const token of pendingRevocations.list()) {
    if (await revoke(baseUrl, token)) pendingRevocations.remove(token);
    else hasFailed = true;
  }
  pendingRevocations.setFailed(hasFailed);
}
