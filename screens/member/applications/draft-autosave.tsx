import { ApplicationDraftStatus, type ApplicationFormHandle } from '@imc/ui/membership';
import type { ReactNode, RefObject } from 'react';
import { applicationDraft as labels } from '../../content/application-form.ts';
import { useDraftAutosave } from './use-draft-autosave.ts';
import type { OpenedDraft } from './use-open-draft.ts';

export interface DraftAutosaveProps {
  form: ApplicationFormHandle;
  /** Id of the signed-in member. */
  userId: number;
  opened: OpenedDraft;
  /** Becomes true when the application is submitted. */
  submitted: RefObject<boolean>;
  /** Heading of the form, shown above the save status. */
  children: ReactNode;
}

/** Saves the draft and shows its save status. A separate component, so that a save re-renders only this part and not the form. */
export function DraftAutosave({ form, userId, opened, submitted, children }: DraftAutosaveProps) {
  const [state, saver] = useDraftAutosave(form, userId, opened, submitted);
  return (
    <ApplicationDraftStatus
      state={state}
      labels={labels}
      mine={form.read}
      withDraft={form.withDraft}
      onKeepMine={saver.keepMine}
      onTakeTheirs={() => saver.takeTheirs(form.fillIn)}
    >
      {children}
    </ApplicationDraftStatus>
  );
}
