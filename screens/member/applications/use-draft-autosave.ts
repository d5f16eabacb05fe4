import { type ApplicationDraft, saveDraft, saveDraftMutation, useApiClient } from '@imc/api';
import type { ApplicationDraftState, ApplicationFormHandle } from '@imc/ui/membership';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { warnOnLeaving } from '../../shared/warn-on-leaving.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';

/**
 * Saves the form while the user types (`createDraftSaver`), and at once when the user leaves the form or the page. The browser asks for confirmation
 * before it closes a page with unsaved changes.
 *
 * @param submitted - Becomes true when the application is submitted; nothing is saved after that.
 */
export function useDraftAutosave(
  form: ApplicationFormHandle,
  draft: ApplicationDraft,
  submitted: RefObject<boolean>,
): [ApplicationDraftState, DraftSaver] {
  const client = useApiClient();
  const { mutateAsync: saveDraftAsync } = useMutation(saveDraftMutation(client));
  const [state, setState] = useState<ApplicationDraftState>({
    status: 'saved',
    savedAt: draft.saved_at,
    leftOut: [],
  });
  const [saver] = useState(() =>
    createDraftSaver({
      draft,
      read: form.read,
      send: (save, isClosing) => {
        const body = { application_id: draft.application_id, ...save };
        return isClosing ? saveDraft(client, body) : saveDraftAsync(body);
      },
      onState: setState,
    }),
  );

  useEffect(() => {
    const unsubscribe = form.subscribe(saver.changed);
    // Runs when the user switches apps, closes the tab or reloads. On a phone, this may be the last event that the page receives.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') saver.flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', saver.flush);
    addEventListener('online', saver.retry);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', saver.flush);
      removeEventListener('online', saver.retry);
      unsubscribe();
      if (submitted.current) saver.stop();
      else saver.flush();
    };
  }, [form, saver, submitted]);

  const isUnsaved = state.status === 'failed' || state.status === 'conflict';
  useEffect(() => (isUnsaved ? warnOnLeaving() : undefined), [isUnsaved]);

  return [state, saver];
}
