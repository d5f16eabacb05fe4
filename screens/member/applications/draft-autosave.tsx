import { ApplicationDraftStatus, type ApplicationFormHandle } from '@imc/ui/membership';
import { type RefObject, useEffect } from 'react';
import { applicationDraft as labels } from '../../content/application-form.ts';
import type { DeviceDraftKey } from './device-draft.ts';
import { openForm } from './submission.ts';
import { useDraftAutosave } from './use-draft-autosave.ts';
import type { OpenedDraft } from './use-open-draft.ts';

export interface DraftAutosaveProps {
  form: ApplicationFormHandle;
  /** Key of the copy on this device. */
  deviceKey: DeviceDraftKey;
  opened: OpenedDraft;
  /** Becomes true when the application is submitted. */
  submitted: RefObject<boolean>;
}

/** Saves the draft and shows the save status. A component of its own, so that a save does not re-render the form. */
export function DraftAutosave({ form, deviceKey, opened, submitted }: DraftAutosaveProps) {
  const [state, saver] = useDraftAutosave(form, deviceKey, opened, submitted);
  useEffect(() => openForm.register(form), [form]);
  return (
    <ApplicationDraftStatus
      state={state}
      labels={labels}
      mine={form.read}
      withDraft={form.withDraft}
      onResolve={saver.resolve}
    />
  );
}
