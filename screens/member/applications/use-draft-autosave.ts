import { type ApplicationDraft, saveDraftMutation, useApiClient } from '@imc/api';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ApplicationFormValues, toForm } from './application-form-values.ts';

/** Milliseconds of quiet after a change before the draft is saved. */
const quiet = 1_000;

/** How the draft stands: when it was last saved (a UTC ISO time), and whether a save is on its way or failed. */
export interface DraftState {
  readonly savedAt: string | null;
  readonly state: 'idle' | 'saving' | 'failed';
}

/**
 * Saves the form as it is typed, a moment after the last change, and at once when the person leaves the form or turns away from the page.
 * What could not be saved is tried again as soon as the browser is online.
 *
 * @param submitted - True once the application is submitted: nothing is saved from then on.
 */
export function useDraftAutosave(
  form: UseFormReturn<ApplicationFormValues>,
  draft: ApplicationDraft,
  submitted: RefObject<boolean>,
): DraftState {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef(false);
  const save = useMutation({
    ...saveDraftMutation(useApiClient()),
    // One after the other: on a slow line an older save must not arrive behind a newer one.
    scope: { id: `draft-${draft.application_id}` },
    onSuccess: () => {
      unsaved.current = false;
    },
    onError: () => {
      unsaved.current = true;
    },
  });
  const { mutate } = save;

  useEffect(() => {
    const saveNow = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const data = toForm(form.getValues());
      if (!submitted.current) mutate({ application_id: draft.application_id, data });
    };
    const saveChanges = () => {
      if (timer.current !== undefined) saveNow();
    };
    const onOnline = () => {
      if (unsaved.current) saveNow();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(saveNow, quiet);
      },
    });
    // Another app comes to the front, the tab closes, the page is reloaded: all of them hide the page first.
    document.addEventListener('visibilitychange', saveChanges);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', saveChanges);
      window.removeEventListener('online', onOnline);
      unsubscribe();
      saveChanges();
    };
  }, [form, draft.application_id, submitted, mutate]);

  return {
    savedAt: save.data ?? draft.saved_at,
    state: save.isPending ? 'saving' : save.isError ? 'failed' : 'idle',
  };
}
