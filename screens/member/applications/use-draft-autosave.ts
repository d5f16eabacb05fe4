import { type ApplicationDraft, saveDraftMutation, useApiClient } from '@imc/api';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ApplicationFormValues, toForm } from './application-form-values.ts';

/** Milliseconds of quiet after a change before the draft is saved. */
const quiet = 1_000;

/** How the draft stands: when it was last saved (a UTC ISO time), and whether a save is on its way or failed. */
export interface DraftState {
  readonly savedAt: string | null;
  readonly state: 'idle' | 'saving' | 'failed';
  /** Ends saving, once the application is submitted. */
  readonly stop: () => void;
}

/** Saves the form as it is typed, a moment after the last change, and at once when the person leaves the form. */
export function useDraftAutosave(
  form: UseFormReturn<ApplicationFormValues>,
  draft: ApplicationDraft,
): DraftState {
  const save = useMutation(saveDraftMutation(useApiClient()));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopped = useRef(false);
  const { mutate } = save;

  useEffect(() => {
    const saveNow = () => {
      timer.current = undefined;
      const data = toForm(form.getValues());
      if (!stopped.current) mutate({ application_id: draft.application_id, data });
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(saveNow, quiet);
      },
    });
    return () => {
      unsubscribe();
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      saveNow();
    };
  }, [form, draft.application_id, mutate]);

  return {
    savedAt: save.data ?? draft.saved_at,
    state: save.isPending ? 'saving' : save.isError ? 'failed' : 'idle',
    stop: () => {
      stopped.current = true;
    },
  };
}
