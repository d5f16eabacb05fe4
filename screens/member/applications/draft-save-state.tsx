import {
  type ApplicationDraft,
  type ApplicationDraftData,
  fieldLabel,
  type LeftOut,
  type User,
} from '@imc/api';
import { SaveState, Stack } from '@imc/ui';
import type { ReactNode, RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ApplicationFormValues, initialValues, toForm } from './application-form-values.ts';
import { DraftConflict } from './draft-conflict.tsx';
import type { DraftState, SaveFailure } from './draft-saver.ts';
import { useDraftAutosave } from './use-draft-autosave.ts';

const clock = new Intl.DateTimeFormat('en-NG', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const thousands = new Intl.NumberFormat('en-NG');

const leftOutText = ({ path, excess }: LeftOut) =>
  `${fieldLabel(path)} is not: it is ${thousands.format(excess)} characters too long to be saved.`;

function failureText(cause: SaveFailure): string {
  switch (cause.kind) {
    case 'connection':
      return 'Not saved. Check your connection; we keep trying, and at once when you are back online.';
    case 'server':
      return 'Not saved. The server has a problem; we keep trying.';
    case 'refused':
      return `Not saved. ${cause.message ?? 'The server does not take it.'}`;
  }
}

/** Whether what was typed is with the server, in one line. */
function SaveLine({ state }: { state: DraftState }) {
  switch (state.status) {
    case 'saving':
      return <SaveState state="saving" text="Saving" />;
    case 'failed':
      return <SaveState state="failed" role="status" text={failureText(state.cause)} />;
    case 'conflict':
      return <SaveState state="failed" text="Not saved. The draft was changed elsewhere." />;
    case 'saved': {
      const { savedAt, leftOut } = state;
      if (savedAt === null) return <SaveState state="unsaved" text="Nothing to save yet" />;
      const saved = `Saved ${clock.format(new Date(savedAt))}`;
      if (leftOut.length === 0) return <SaveState state="saved" text={saved} />;
      return (
        <SaveState state="failed" role="status" text={`${saved}. ${leftOut.map(leftOutText).join(' ')}`} />
      );
    }
  }
}

export interface DraftSaveStateProps {
  user: User;
  form: UseFormReturn<ApplicationFormValues>;
  draft: ApplicationDraft;
  submitted: RefObject<boolean>;
  /** The heading of the form, over the line. */
  children: ReactNode;
}

/** Saves the draft, and says how it stands. By itself, so that a save draws this part and not the form. */
export function DraftSaveState({ user, form, draft, submitted, children }: DraftSaveStateProps) {
  const [state, saver] = useDraftAutosave(form, draft, submitted);
  const fillIn = (data: ApplicationDraftData) => {
    const { proofOfPayment: _chosenHere, ...values } = initialValues(user, data);
    form.setValues(values);
  };
  return (
    <>
      <Stack as="header" space="2">
        {children}
        <SaveLine state={state} />
      </Stack>
      {state.status === 'conflict' && (
        <DraftConflict
          savedAt={state.stored.saved_at}
          mine={() => toForm(form.getValues())}
          theirs={() => toForm(initialValues(user, state.stored.data))}
          onKeepMine={saver.keepMine}
          onTakeTheirs={() => saver.takeTheirs(fillIn)}
        />
      )}
    </>
  );
}
