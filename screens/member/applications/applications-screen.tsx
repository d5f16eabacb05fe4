import { openDraftMutation, type User, useApiClient } from '@imc/api';
import { ErrorState, Spinner } from '@imc/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationList } from './application-list.tsx';

export interface ApplicationsScreenProps {
  /** The signed-in member. */
  user: User;
  /** Whether the form stands there, and not the list. The parent keeps it where Back, Forward and a reload find it. */
  formOpen: boolean;
  /** The form is asked for, or left. */
  onForm: (open: boolean) => void;
}

/** My Applications: the list, and the form that New Application opens (specification, section 2). */
export function ApplicationsScreen({ user, formOpen, onForm }: ApplicationsScreenProps) {
  const draft = useMutation(openDraftMutation(useApiClient()));

  const { mutate: openDraft, reset: forgetDraft } = draft;

  // However the form was come to: by the press, by Back or Forward, or by a reload.
  useEffect(() => {
    if (!formOpen) return;
    openDraft();
    return forgetDraft;
  }, [formOpen, openDraft, forgetDraft]);

  if (!formOpen) return <ApplicationList user={user} onNew={() => onForm(true)} />;
  if (draft.data) {
    const close = () => onForm(false);
    return <ApplicationForm user={user} draft={draft.data} onSubmitted={close} onLeave={close} />;
  }
  if (draft.isError) {
    return (
      <ErrorState
        role="alert"
        message="The application form could not be opened. Please try again."
        retryLabel="Try again"
        onRetry={openDraft}
      />
    );
  }
  return <Spinner label="Opening the application form" />;
}
