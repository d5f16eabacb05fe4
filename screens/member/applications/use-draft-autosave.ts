import { type ApplicationDraft, saveDraft, saveDraftMutation, useApiClient } from '@imc/api';
import type { ApplicationDraftState, ApplicationFormHandle } from '@imc/ui/membership';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { warnOnLeaving } from '../../shared/warn-on-leaving.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';

/**
 * Saves the form as it is typed (`createDraftSaver`), and at once when the person leaves the form or the page. The browser asks before it
 * leaves a page with text that could not be saved.
 *
 * @param submitted - True once the application is submitted: nothing is saved from then on.
 */
export function useDraftAutosave(
  form: ApplicationFormHandle,
  draft: ApplicationDraft,
  submitted: RefObject<boolean>,
): [ApplicationDraftState, DraftSaver] {
  const client = useApiClient();
  const { mutateAsync: saveInTurn } = useMutation(saveDraftMutation(client));
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
        return isClosing ? saveDraft(client, body) : saveInTurn(body);
      },
      onState: setState,
    }),
  );

  useEffect(() => {
    const unsubscribe = form.subscribe(saver.changed);
    // Another app comes to the front, the tab closes, the page is reloaded: on a phone, hiding is the last that a page hears of.
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
