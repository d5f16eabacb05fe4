import { openDraftMutation, queryKeys, type User, useApiClient } from '@imc/api';
import { ErrorState, Spinner } from '@imc/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApplicationInFull } from './application-in-full.tsx';
import { MyApplications, readButtonId } from './my-applications.tsx';
import { NewApplication } from './new-application.tsx';

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

/** My Applications: the list, one of them in full, and the form that New Application opens (S-2.62). */
export function ApplicationsScreen({ user, formOpen, onForm, readId, onRead }: ApplicationsScreenProps) {
  const queryClient = useQueryClient();
  const draft = useMutation({
    ...openDraftMutation(useApiClient()),
    // The payments page may have been told a moment ago that there is no draft.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.applicationDraft }),
  });

  const { mutate: openDraft, reset: forgetDraft } = draft;

  // However the form was come to: by the button, by Back or Forward, or by a reload.
  useEffect(() => {
    if (!formOpen) return;
    openDraft();
    return forgetDraft;
  }, [formOpen, openDraft, forgetDraft]);

  // Back from an application, focus returns to the row that was opened.
  const left = useRef(readId);
  useEffect(() => {
    if (readId === undefined && left.current !== undefined)
      document.getElementById(readButtonId(left.current))?.focus({ preventScroll: true });
    left.current = readId;
  }, [readId]);

  if (readId !== undefined) {
    return <ApplicationInFull key={readId} user={user} id={readId} onBack={() => onRead(undefined)} />;
  }
  if (!formOpen) return <MyApplications user={user} onNew={() => onForm(true)} onRead={onRead} />;
  if (draft.data) {
    const close = () => onForm(false);
    return <NewApplication user={user} draft={draft.data} onSubmitted={close} onLeave={close} />;
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
