import { type ApplicationDraftData, fieldLabel } from '@imc/api/contract';
import type { ComponentPropsWithRef } from 'react';
import { SaveState } from '../../../components/forms/save-state/save-state.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { ApplicationFormConflict } from './application-form-conflict.tsx';
import type { ApplicationDraftState, DraftSaveFailure } from './application-form-draft.ts';
import type { ApplicationDraftLabels } from './application-form-labels.ts';

export interface ApplicationDraftStatusProps
  extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children'> {
  /** Save state of the draft. */
  state: ApplicationDraftState;
  /** Texts about the draft. */
  labels: ApplicationDraftLabels;
  /** Returns the values in this form. Called when two versions are compared. */
  mine: () => ApplicationDraftData;
  /** Returns the values that the form would have with another draft. */
  withDraft: (data: ApplicationDraftData | null) => ApplicationDraftData;
  /** Called in a conflict with the merged draft, once the user has chosen for each field that both versions changed. */
  onResolve: (data: ApplicationDraftData) => void;
}

function failureText(cause: DraftSaveFailure, labels: ApplicationDraftLabels): string {
  switch (cause.kind) {
    case 'connection':
      return labels.noConnection(cause.isOnDevice ?? false);
    case 'server':
      return labels.serverFault(cause.isOnDevice ?? false);
    case 'noDraft':
      return labels.noDraft(cause.isOnDevice ?? false);
    case 'refused':
      return labels.refused(cause.message);
  }
}

function SaveLine({ state, labels }: { state: ApplicationDraftState; labels: ApplicationDraftLabels }) {
  switch (state.status) {
    case 'saving':
      return <SaveState state="saving" text={labels.saving} />;
    case 'failed':
      return <SaveState state="failed" role="status" text={failureText(state.cause, labels)} />;
    case 'conflict':
      return <SaveState state="failed" text={labels.changedElsewhere} />;
    case 'saved': {
      const { savedAt, leftOut } = state;
      if (savedAt === null) return null;
      const saved = labels.saved(savedAt);
      if (leftOut.length === 0) return <SaveState state="saved" text={saved} />;
      const tooLong = leftOut.map(({ path, excess }) => labels.leftOut(fieldLabel(path), excess));
      return <SaveState state="failed" role="status" text={`${saved}. ${tooLong.join(' ')}`} />;
    }
  }
}

/** Save state of the draft, and the choice by field after a conflict. For the bar of the application form. */
export function ApplicationDraftStatus({
  state,
  labels,
  mine,
  withDraft,
  onResolve,
  ...rest
}: ApplicationDraftStatusProps) {
  return (
    <Stack {...rest} space="2">
      <SaveLine state={state} labels={labels} />
      {state.status === 'conflict' && (
        <ApplicationFormConflict
          savedAt={state.stored.saved_at}
          labels={labels.conflict}
          versions={() => ({
            base: withDraft(state.base),
            mine: mine(),
            theirs: withDraft(state.stored.data),
          })}
          onResolve={onResolve}
        />
      )}
    </Stack>
  );
}
