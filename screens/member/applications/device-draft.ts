import type { ApplicationDraft, ApplicationDraftData } from '@imc/api';
import { createStore, del, get, keys, set } from 'idb-keyval';

/** A draft as the form has it. Without id and reference if the server opened none: it is then kept on this device alone and sent when it is submitted. */
export interface FormDraft extends Omit<ApplicationDraft, 'application_id' | 'reference'> {
  readonly application_id: number | undefined;
  readonly reference: string | undefined;
}

/** The draft of a user, or the answer to a request for information, as it is stored in this browser. */
export interface DeviceDraft extends Omit<FormDraft, 'data'> {
  readonly data: ApplicationDraftData;
  /** The server's draft at `revision`, which `data` was changed from. Undefined if it is not known. */
  readonly base?: ApplicationDraftData | undefined;
  /** Whether the server does not have all of `data` yet. */
  readonly isUnsaved: boolean;
}

// Created on first use, because the server that prerenders pages has no IndexedDB.
let store: ReturnType<typeof createStore> | undefined;
const drafts = () => {
  store ??= createStore('application-drafts', 'drafts');
  return store;
};

/** Key of the user's draft: the id of the user. An answer for a submitted application also has the id of the application. */
export type DeviceDraftKey = number | [userId: number, applicationId: number];

/** Returns a draft on this device. Undefined if there is none, or if the browser forbids storage. */
export async function readDeviceDraft(key: DeviceDraftKey): Promise<DeviceDraft | undefined> {
  try {
    return await get<DeviceDraft>(key, drafts());
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** Stores a draft on this device. Rejects if storage is full or forbidden. */
export const writeDeviceDraft = (key: DeviceDraftKey, draft: DeviceDraft): Promise<void> =>
  set(key, draft, drafts());

/** Removes a draft from this device. */
export async function removeDeviceDraft(key: DeviceDraftKey): Promise<void> {
  try {
    await del(key, drafts());
  } catch (error) {
    reportError(error);
  }
}

const ownerOf = (key: DeviceDraftKey): number => (typeof key === 'number' ? key : key[0]);

async function deviceDraftKeys(userId: number): Promise<DeviceDraftKey[]> {
  try {
    return (await keys<DeviceDraftKey>(drafts())).filter((key) => ownerOf(key) === userId);
  } catch (error) {
    reportError(error);
    return [];
  }
}

/** Removes the user's drafts from this device when they sign out, except those of which the server does not have everything yet. */
export async function removeSavedDeviceDrafts(userId: number): Promise<void> {
  for (const key of await deviceDraftKeys(userId)) {
    const draft = await readDeviceDraft(key);
    if (draft && !draft.isUnsaved) await removeDeviceDraft(key);
  }
}
