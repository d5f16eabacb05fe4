import { saveDraft, saveDraftMutation, useApiClient } from '@imc/api';
import type { ApplicationDraftState, ApplicationFormHandle } from '@imc/ui/membership';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { warnOnLeaving } from '../../shared/warn-on-leaving.ts';
import { createDeviceCopy } from './device-copy.ts';
import type { DeviceDraftKey } from './device-draft.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';
import type { OpenedDraft } from './use-open-draft.ts';

/** Adds to a failed save whether this device has the changes. */
const withDevice = (state: ApplicationDraftState, isOnDevice: boolean): ApplicationDraftState =>
  state.status === 'failed' && state.cause.kind !== 'refused'
    ? { ...state, cause: { ...state.cause, isOnDevice } }
    : state;

/**
 * Saves the form while the user types, first on this device (`createDeviceCopy`), then on the server
 * (`createDraftSaver`), and at once when the user leaves. The browser asks before it closes a page with changes that
 * are stored nowhere.
 *
 * @param submitted - Becomes true when the application is submitted; nothing is saved after that.
 */
export function useDraftAutosave(
  form: ApplicationFormHandle,
  deviceKey: DeviceDraftKey,
  { draft, stored, isUnsaved: startsUnsaved }: OpenedDraft,
  submitted: RefObject<boolean>,
): [ApplicationDraftState, DraftSaver] {
  const client = useApiClient();
  const { mutateAsync: saveDraftAsync } = useMutation(saveDraftMutation(client));
  const { application_id } = draft;
  const [state, setState] = useState<ApplicationDraftState>(() => {
    if (application_id === undefined)
      return { status: 'failed', cause: { kind: 'noDraft', isOnDevice: true } };
    return startsUnsaved ? { status: 'saving' } : { status: 'saved', savedAt: draft.saved_at, leftOut: [] };
  });
  const [{ saver, copy }] = useState(() => {
    let isOnDevice = startsUnsaved;
    const saver = createDraftSaver({
      draft: stored,
      read: form.read,
      withDraft: form.withDraft,
      fillIn: form.fillIn,
      send: (save, isClosing) => {
        if (application_id === undefined) throw new Error('There is no draft to save.');
        const body = { application_id, ...save };
        return isClosing ? saveDraft(client, body) : saveDraftAsync(body);
      },
      onState: (next) => {
        if (next.status === 'saved') copy.write();
        setState(withDevice(next, isOnDevice));
      },
    });
    if (application_id === undefined) saver.stop();
    const copy = createDeviceCopy({
      key: deviceKey,
      draft,
      read: form.read,
      progress: saver.progress,
      onWritten: (isStored) => {
        isOnDevice = isStored;
        setState((current) => withDevice(current, isStored));
      },
    });
    return { saver, copy };
  });
  useEffect(() => {
    const onChange = () => {
      saver.changed();
      copy.changed();
    };
    const unsubscribe = form.subscribe(onChange);
    const flush = () => {
      copy.flush();
      saver.flush();
    };
    // Runs when the user switches apps, closes the tab or reloads. On a phone, it may be the page's last event.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', flush);
    addEventListener('online', saver.retry);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', flush);
      removeEventListener('online', saver.retry);
      unsubscribe();
      if (submitted.current) {
        saver.stop();
        copy.remove();
      } else flush();
    };
  }, [form, saver, copy, submitted]);
  useEffect(() => {
    if (!startsUnsaved) return;
    saver.changed();
    saver.flush();
  }, [saver, startsUnsaved]);
  const isOnlyHere =
    state.status === 'conflict' ||
    (state.status === 'failed' && (state.cause.kind === 'refused' || !state.cause.isOnDevice));
  useEffect(() => (isOnlyHere ? warnOnLeaving() : undefined), [isOnlyHere]);
  return [state, saver];
}
