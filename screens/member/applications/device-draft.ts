import type { ApplicationDraft, ApplicationDraftData } from '@imc/api';
import { createStore, del, get, keys, set } from 'idb-keyval';

/** A draft in the form. Without id and reference if the server opened none: it then stays on this device until it is submitted. */
export interface FormDraft extends Omit<ApplicationDraft, 'application_id' | 'reference'> {
  readonly application_id: number | undefined;
  readonly reference: string | undefined;
}

/** A draft or an answer to a request for information, as stored in this browser. */
export interface DeviceDraft extends Omit<FormDraft, 'data'> {
  readonly data: ApplicationDraftData;
  /** The server's draft at `revision`, before the changes in `data`. Undefined if unknown. */
  readonly base?: ApplicationDraftData | undefined;
  /** Whether the server lacks some of `data`. */
  readonly isUnsaved: boolean;
}

// Created on first use, because the server that prerenders pages has no IndexedDB.
let store: ReturnType<typeof createStore> | undefined;
const drafts = () => {
  store ??= createStore('application-drafts', 'drafts');
  return store;
};

/** An answer for a submitted application has the application's id too. */
export type DeviceDraftKey = number | [userId: number, applicationId: number];

/** Undefined if there is none or if the browser forbids storage. */
export async function readDeviceDraft(key: DeviceDraftKey): Promise<DeviceDraft | undefined> {
  try {
    return await get<DeviceDraft>(key, drafts());
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** Rejects if storage is full or forbidden. */
export const writeDeviceDraft = (key: DeviceDraftKey, draft: DeviceDraft): Promise<void> =>
  set(key, draft, drafts());

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

/** When a user signs out, removes their drafts, except those with changes that the server does not have. */
export async function removeSavedDeviceDrafts(userId: number): Promise<void> {
  for (const key of await deviceDraftKeys(userId)) {
    const draft = await readDeviceDraft(key);
    if (draft && !draft.isUnsaved) await removeDeviceDraft(key);
  }
}
