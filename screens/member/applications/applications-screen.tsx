import { openDraftMutation, queryKeys, type User, useApiClient } from '@imc/api';
import { AlertDialog, ErrorState, Spinner } from '@imc/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationList } from './application-list.tsx';

export interface ApplicationsScreenProps {
  /** The signed-in member. */
  user: User;
}

/** My Applications: the list, and the form that New Application opens (specification, section 2). */
export function ApplicationsScreen({ user }: ApplicationsScreenProps) {
  const [view, setView] = useState<'list' | 'form'>('list');
  const [submitted, setSubmitted] = useState(false);
  const draft = useMutation(openDraftMutation(useApiClient()));
  const queryClient = useQueryClient();

  const openForm = () => {
    setView('form');
    draft.mutate();
  };
  const closeForm = () => {
    setView('list');
    draft.reset();
  };
  const onSubmitted = () => {
    setSubmitted(true);
    closeForm();
    void queryClient.invalidateQueries({ queryKey: queryKeys.memberApplications });
  };

  return (
    <>
      {view === 'list' ? (
        <ApplicationList user={user} onNew={openForm} />
      ) : draft.data ? (
        <ApplicationForm user={user} draft={draft.data} onSubmitted={onSubmitted} onLeave={closeForm} />
      ) : draft.isError ? (
        <ErrorState
          message="The application form could not be opened. Please try again."
          retryLabel="Try again"
          onRetry={() => draft.mutate()}
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
