import { openDraftMutation, queryKeys, type User, useApiClient } from '@imc/api';
import { AlertDialog, ErrorState, Spinner } from '@imc/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationList, openerId } from './application-list.tsx';
import { ApplicationReader } from './application-reader.tsx';

export interface ApplicationsScreenProps {
  /** The signed-in member. */
  user: User;
  /** Whether the form stands there, and not the list. The parent keeps it where Back, Forward and a reload find it. */
  formOpen: boolean;
  /** The form is asked for, or left. */
  onForm: (open: boolean) => void;
  /** Id of the application that is read in full, in place of the list. The parent keeps it as it keeps `formOpen`. */
  readId: number | undefined;
  /** An application is to be read, or was. */
  onRead: (id: number | undefined) => void;
}

/** My Applications: the list, one of them in full, and the form that New Application opens (specification, section 2). */
export function ApplicationsScreen({ user, formOpen, onForm, readId, onRead }: ApplicationsScreenProps) {
  const [submitted, setSubmitted] = useState(false);
  const draft = useMutation(openDraftMutation(useApiClient()));
  const queryClient = useQueryClient();

  const { mutate: openDraft, reset: forgetDraft } = draft;

  // However the form was come to: by the press, by Back or Forward, or by a reload.
  useEffect(() => {
    if (!formOpen) return;
    openDraft();
    return forgetDraft;
  }, [formOpen, openDraft, forgetDraft]);

  // Who comes back from an application goes on at the row they left.
  const left = useRef(readId);
  useEffect(() => {
    if (readId === undefined && left.current !== undefined)
      document.getElementById(openerId(left.current))?.focus({ preventScroll: true });
    left.current = readId;
  }, [readId]);

  const onSubmitted = () => {
    setSubmitted(true);
    onForm(false);
    void queryClient.invalidateQueries({ queryKey: queryKeys.memberApplications });
  };

  return (
    <>
      {readId !== undefined ? (
        <ApplicationReader key={readId} user={user} id={readId} onBack={() => onRead(undefined)} />
      ) : !formOpen ? (
        <ApplicationList user={user} onNew={() => onForm(true)} onRead={onRead} />
      ) : draft.data ? (
        <ApplicationForm
          user={user}
          draft={draft.data}
          onSubmitted={onSubmitted}
          onLeave={() => onForm(false)}
        />
      ) : draft.isError ? (
        <ErrorState
          role="alert"
          message="The application form could not be opened. Please try again."
          retryLabel="Try again"
          onRetry={openDraft}
        />
      ) : (
        <Spinner label="Opening the application form" />
      )}
      <AlertDialog
        open={submitted}
        tone="success"
        message="Application submitted successfully!"
        okLabel="OK"
        onClose={() => setSubmitted(false)}
      />
    </>
  );
}
