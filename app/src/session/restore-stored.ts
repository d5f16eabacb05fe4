import { loadClient } from './load-client.ts';

/** Whether local storage contains anything: only the session and pending revocations are ever stored. */
function hasStored(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    // Storage is forbidden, so nothing can be restored.
    return false;
  }
}

/** Restores a stored session on any page. Without a stored session, the client script is not loaded. */
export function restoreStored(): void {
  if (hasStored()) loadClient().catch(reportError);
}
