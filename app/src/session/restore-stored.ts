import { loadClient } from './load-client.ts';

/** Whether anything is stored here: the session, and what the server has yet to be told of one, are all that ever is. */
function hasStored(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    // Storage is forbidden here: there is nothing to restore.
    return false;
  }
}

/** Restores a stored session, on whatever page was opened first. Who has none is spared the script. */
export function restoreStored(): void {
  if (hasStored()) loadClient().catch(reportError);
}
