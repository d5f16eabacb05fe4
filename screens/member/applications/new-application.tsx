import type { GradeCode, User } from '@imc/api';
import { ApplicationForm } from '@imc/ui/membership';
import { useEffect, useRef } from 'react';
import { applicationForm as labels } from '../../content/application-form.ts';
import { applicationFees, grades, institute, naira } from '../../content/index.ts';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';
import { DraftAutosave } from './draft-autosave.tsx';
import { idPrefix, useRefusal, useSubmission, useSubmit } from './submission.ts';
import type { OpenedDraft } from './use-open-draft.ts';

const eligibility = Object.fromEntries(grades.map((grade) => [grade.code, grade.eligibility])) as Record<
  GradeCode,
  string
>;

export interface NewApplicationProps {
  /** The signed-in member. */
  user: User;
  /** The open draft: its reserved id, its current values, and what the server has of them. */
  opened: OpenedDraft;
  /** Called when the application is submitted. */
  onSubmitted: () => void;
  /** Called when the user returns to the list; the draft is preserved. */
  onLeave: () => void;
}

/** The application form. The draft is saved while the user types, and a submission continues when the user leaves the form. */
export function NewApplication({ user, opened, onSubmitted, onLeave }: NewApplicationProps) {
  const { draft } = opened;
  const { mutate: submit } = useSubmit();
  const submission = useSubmission(draft.application_id);
  const refusal = useRefusal(submission);
  const submitted = useRef(false);
  const keyFor = useSubmissionKey();

  useEffect(() => {
    if (submission?.status !== 'success' || submitted.current) return;
    submitted.current = true;
    onSubmitted();
  }, [submission?.status, onSubmitted]);

  return (
    <ApplicationForm
      user={user}
      draft={draft}
      labels={labels}
      eligibility={eligibility}
      fees={applicationFees}
      account={institute.account}
      formatAmount={naira}
      sending={submission?.status === 'pending'}
      refusal={refusal}
      idPrefix={idPrefix}
      renderDraftStatus={(form, heading) => (
        <DraftAutosave form={form} userId={user.id} opened={opened} submitted={submitted}>
          {heading}
        </DraftAutosave>
      )}
      onSubmit={(texts, proof) => {
        const form = { application_id: draft.application_id, ...texts };
        const content = JSON.stringify([form, proof.name, proof.size, proof.lastModified]);
        submit({ form, proof, idempotencyKey: keyFor(content) });
      }}
      onLeave={onLeave}
    />
  );
}
