import type { ApplicationDraft, ApplicationDraftData } from '@imc/api';
import { createStore, del, get, set } from 'idb-keyval';

/** The draft of a user as it is stored in this browser. */
export interface DeviceDraft extends Omit<ApplicationDraft, 'data'> {
  readonly data: ApplicationDraftData;
  /** Whether the server does not have all of `data` yet. */
  readonly isUnsaved: boolean;
}

// Created on first use, because the server that prerenders pages has no IndexedDB.
let store: ReturnType<typeof createStore> | undefined;
const drafts = () => {
  store ??= createStore('application-drafts', 'drafts');
  return store;
};

/** Returns the user's draft on this device. Undefined if there is none, or if the browser forbids storage. */
export async function readDeviceDraft(userId: number): Promise<DeviceDraft | undefined> {
  try {
    return await get<DeviceDraft>(userId, drafts());
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** Stores the user's draft on this device. Rejects if storage is full or forbidden. */
export const writeDeviceDraft = (userId: number, draft: DeviceDraft): Promise<void> =>
  set(userId, draft, drafts());

/** Removes the user's draft from this device. */
export async function removeDeviceDraft(userId: number): Promise<void> {
  try {
    await del(userId, drafts());
  } catch (error) {
    reportError(error);
  }
}

/** Removes the user's draft from this device when they sign out, unless the server does not have all of it yet. */
export async function removeSavedDeviceDraft(userId: number): Promise<void> {
  const draft = await readDeviceDraft(userId);
  if (draft && !draft.isUnsaved) await removeDeviceDraft(userId);
}
