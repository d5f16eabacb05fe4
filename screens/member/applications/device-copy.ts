import type { ApplicationDraftData } from '@imc/api';
import {
  type DeviceDraft,
  type DeviceDraftKey,
  type FormDraft,
  removeDeviceDraft,
  writeDeviceDraft,
} from './device-draft.ts';
import type { DraftSaver } from './draft-saver.ts';

/** Milliseconds from the first unwritten change until it is written. */
const writeDelay = 300;

export interface DeviceCopyOptions {
  readonly key: DeviceDraftKey;
  readonly draft: FormDraft;
  readonly read: () => ApplicationDraftData;
  /** Returns whether the server has all changes, and the stored draft and revision that the form is based on. */
  readonly progress: DraftSaver['progress'];
  /** Called after each write, with whether this device has the current values. */
  readonly onWritten: (isStored: boolean) => void;
}

/** A copy of the form on this device. */
export interface DeviceCopy {
  /** Call after each change of the form. */
  readonly changed: () => void;
  /** Writes at once. Call after each save. */
  readonly write: () => void;
  /** Writes unwritten changes at once. Call when the user leaves the form or the page. */
  readonly flush: () => void;
  /** Removes the copy and stops writing. Call when the application is submitted. */
  readonly remove: () => void;
}

/** The newest copy by key. A closed form may still receive a response, and must not overwrite a form opened later. */
const newest = new Map<string, symbol>();

/** Writes a copy of the form to this device within 300 ms of a change. Writes stay in order. */
export function createDeviceCopy({ key, draft, read, progress, onWritten }: DeviceCopyOptions): DeviceCopy {
  const { application_id, reference, proof } = draft;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRemoved = false;
  const self = Symbol('copy');
  newest.set(String(key), self);
  let writes = Promise.resolve();

  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (isRemoved || newest.get(String(key)) !== self) return;
    const { isSaved, ...known } = progress();
    const copy: DeviceDraft = {
      application_id,
      reference,
      proof,
      data: read(),
      saved_at: new Date().toISOString(),
      ...known,
      isUnsaved: !isSaved,
    };
    writes = writes
      .then(() => writeDeviceDraft(key, copy))
      .then(
        () => onWritten(true),
        () => onWritten(false),
      );
  };

  return {
    changed: () => {
      timer ??= setTimeout(write, writeDelay);
    },
    write,
    flush: () => {
      if (timer !== undefined) write();
    },
    remove: () => {
      clearTimeout(timer);
      isRemoved = true;
      writes = writes.then(() => removeDeviceDraft(key));
    },
  };
}
