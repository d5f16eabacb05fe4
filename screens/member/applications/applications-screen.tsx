import type { ApplicationSection, User } from '@imc/api';
import { ErrorState, Spinner } from '@imc/ui';
import { useEffect, useRef } from 'react';
import { ApplicationInFull } from './application-in-full.tsx';
import { MyApplications, readButtonId } from './my-applications.tsx';
import { NewApplication } from './new-application.tsx';
import { useOpenDraft } from './use-open-draft.ts';

export interface ApplicationsScreenProps {
  /** The signed-in member. */
  user: User;
  /** Whether the form is shown instead of the list. The parent stores it in the address, so that Back, Forward and reload restore it. */
  formOpen: boolean;
  /** Called when the user opens or leaves the form. */
  onForm: (open: boolean) => void;
  /** Section of the form that is shown. The parent stores it in the address, like `formOpen`. */
  section: ApplicationSection;
  /** Called when the user opens another section of the form. */
  onSectionChange: (section: ApplicationSection) => void;
  /** Id of the application that is shown instead of the list. The parent stores it in the address, like `formOpen`. */
  readId: number | undefined;
  /** Called with an id when the user opens an application, and with undefined when they go back. */
  onRead: (id: number | undefined) => void;
}

/** My Applications: the list, one application with all its data, and the form for a new one (S-2.62). */
export function ApplicationsScreen({
  user,
  formOpen,
  onForm,
  section,
  onSectionChange,
  readId,
  onRead,
}: ApplicationsScreenProps) {
  const draft = useOpenDraft(user);
  const { mutate: openDraft, reset: resetDraft } = draft;

  // Runs for the button, for Back and Forward, and for a reload.
  useEffect(() => {
    if (!formOpen) return;
    openDraft();
    return resetDraft;
  }, [formOpen, openDraft, resetDraft]);

  // After an application is closed, focus moves back to the button of its row.
  const previousId = useRef(readId);
  useEffect(() => {
    if (readId === undefined && previousId.current !== undefined)
      document.getElementById(readButtonId(previousId.current))?.focus({ preventScroll: true });
    previousId.current = readId;
  }, [readId]);

  if (readId !== undefined) {
    return <ApplicationInFull key={readId} user={user} id={readId} onBack={() => onRead(undefined)} />;
  }
  if (!formOpen) return <MyApplications user={user} onNew={() => onForm(true)} onRead={onRead} />;
  if (draft.data) {
    const close = () => onForm(false);
    return (
      <NewApplication
        user={user}
        opened={draft.data}
        section={section}
        onSectionChange={onSectionChange}
        onSubmitted={close}
        onLeave={close}
      />
    );
  }
  if (draft.isError) {
    return (
      <ErrorState
        role="alert"
        message="The application form could not be opened. Please try again."
        retryLabel="Try again"
        onRetry={() => openDraft()}
      />
    );
  }
  return <Spinner label="Opening the application form" />;
}
