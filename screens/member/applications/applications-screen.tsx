import type { ApplicationSection, GradeCode, User } from '@imc/api';
import { AlertDialog, ErrorState, Spinner } from '@imc/ui';
import { openSections } from '@imc/ui/membership';
import { useEffect, useRef, useState } from 'react';
import { applications as texts, tryAgain } from '../../content/index.ts';
import { AnswerRequest } from './answer-request.tsx';
import { ApplicationInFull } from './application-in-full.tsx';
import { DecisionLetterView } from './decision-letter-view.tsx';
import { MyApplications, readButtonId } from './my-applications.tsx';
import { NewApplication } from './new-application.tsx';
import { type OpenedDraft, useOpenDraft } from './use-open-draft.ts';

export type ApplicationsView =
  | { readonly kind: 'list' }
  /** `grade` is chosen in the form unless the draft has one (ACC-3). */
  | {
      readonly kind: 'form';
      /** Default: the first of a saved draft that is not complete. */
      readonly section?: ApplicationSection | undefined;
      readonly grade?: GradeCode | undefined;
    }
  /** One application with all its data. */
  | { readonly kind: 'read'; readonly id: number }
  /** The decision as a letter. */
  | { readonly kind: 'letter'; readonly id: number }
  /** The sections that the committee asks for. */
  | { readonly kind: 'answer'; readonly id: number; readonly section: ApplicationSection };

export interface ApplicationsScreenProps {
  /** The signed-in member. */
  user: User;
  /** The parent keeps it in the address, so that Back, Forward and reload restore it. */
  view: ApplicationsView;
  /** Called with the new view. */
  onView: (view: ApplicationsView) => void;
}

/** Chooses a grade in a draft that has none. */
function withGrade(opened: OpenedDraft, grade: GradeCode): OpenedDraft {
  const { data } = opened.draft;
  if (data?.membershipCategory) return opened;
  return { ...opened, draft: { ...opened.draft, data: { ...data, membershipCategory: grade } } };
}

/** The form for a new application, which continues the open draft. */
function OpenForm({
  user,
  section,
  grade,
  onView,
}: Pick<ApplicationsScreenProps, 'user' | 'onView'> & {
  section: ApplicationSection | undefined;
  grade: GradeCode | undefined;
}) {
  const { mutate: openDraft, reset: resetDraft, data: opened, isError } = useOpenDraft(user);
  // Runs for the button, for Back and Forward, and for a reload.
  useEffect(() => {
    openDraft();
    return resetDraft;
  }, [openDraft, resetDraft]);

  if (opened) {
    const close = () => onView({ kind: 'list' });
    return (
      <NewApplication
        user={user}
        opened={grade ? withGrade(opened, grade) : opened}
        section={
          section ?? (opened.draft.saved_at ? (openSections(user, opened.draft)[0] ?? 'review') : 'personal')
        }
        onSectionChange={(next) => onView({ kind: 'form', section: next })}
        onSubmitted={close}
        onLeave={close}
      />
    );
  }
  if (isError) {
    return (
      <ErrorState role="alert" message={texts.notOpened} retryLabel={tryAgain} onRetry={() => openDraft()} />
    );
  }
  return <Spinner label={texts.opening} />;
}

/** The member's applications, one of them in full, the form for a new one (S-2.62), or the answer to a request (APP-21). */
export function ApplicationsScreen({ user, view, onView }: ApplicationsScreenProps) {
  // When an application is closed, focus returns to the button of its row.
  const readId = view.kind === 'read' ? view.id : undefined;
  const previousId = useRef(readId);
  useEffect(() => {
    if (readId === undefined && previousId.current !== undefined)
      document.getElementById(readButtonId(previousId.current))?.focus({ preventScroll: true });
    previousId.current = readId;
  }, [readId]);

  // Shown above the application, because the answer's form is closed by then.
  const [sentMessage, setSentMessage] = useState<string>();

  switch (view.kind) {
    case 'read':
      return (
        <>
          <ApplicationInFull key={view.id} user={user} id={view.id} onBack={() => onView({ kind: 'list' })} />
          {sentMessage && (
            <AlertDialog
              open
              tone="success"
              message={sentMessage}
              okLabel={texts.ok}
              onClose={() => setSentMessage(undefined)}
            />
          )}
        </>
      );
    case 'letter':
      return (
        <DecisionLetterView key={view.id} user={user} id={view.id} onBack={() => onView({ kind: 'list' })} />
      );
    case 'answer': {
      const { id } = view;
      return (
        <AnswerRequest
          key={id}
          user={user}
          id={id}
          section={view.section}
          onSectionChange={(section) => onView({ kind: 'answer', id, section })}
          onSent={(message) => {
            setSentMessage(message);
            onView({ kind: 'read', id });
          }}
          onLeave={() => onView({ kind: 'list' })}
        />
      );
    }
    case 'form':
      return <OpenForm user={user} section={view.section} grade={view.grade} onView={onView} />;
    case 'list':
      return (
        <MyApplications
          user={user}
          onNew={() => onView({ kind: 'form' })}
          onRead={(id) => onView({ kind: 'read', id })}
        />
      );
  }
}
