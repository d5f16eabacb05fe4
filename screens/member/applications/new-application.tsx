import type { ApplicationDraft, ApplicationSection, User } from '@imc/api';
import { ApplicationForm } from '@imc/ui/membership';
import { useEffect, useRef } from 'react';
import { applicationForm as labels } from '../../content/application-form.ts';
import { applicationFees, gradeRequirements, institute, naira } from '../../content/index.ts';
import { formatLongDay } from '../../shared/dates.ts';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';
import { DraftAutosave } from './draft-autosave.tsx';
import { idPrefix, useRefusal, useSubmission, useSubmit } from './submission.ts';

export interface NewApplicationProps {
  /** The signed-in member. */
  user: User;
  /** The open draft: its reserved id and its current values. */
  draft: ApplicationDraft;
  /** Section of the form that is shown. The parent stores it in the address. Default: the form manages it itself. */
  section?: ApplicationSection;
  /** Called when another section should be shown. */
  onSectionChange?: (section: ApplicationSection) => void;
  /** Called when the application is submitted. */
  onSubmitted: () => void;
  /** Called when the user returns to the list; the draft is preserved. */
  onLeave: () => void;
}

/** The application form. The draft is saved while the user types, and a submission continues when the user leaves the form. */
export function NewApplication({
  user,
  draft,
  section,
  onSectionChange,
  onSubmitted,
  onLeave,
}: NewApplicationProps) {
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
      requirements={gradeRequirements}
      fees={applicationFees}
      account={institute.account}
      formatAmount={naira}
      formatDay={formatLongDay}
      {...(section && { section })}
      {...(onSectionChange && { onSectionChange })}
      sending={submission?.status === 'pending'}
      refusal={refusal}
      idPrefix={idPrefix}
      renderDraftStatus={(form) => <DraftAutosave form={form} draft={draft} submitted={submitted} />}
      onSubmit={(texts, proof) => {
        const form = { application_id: draft.application_id, ...texts };
        const content = JSON.stringify([form, proof.name, proof.size, proof.lastModified]);
        submit({ form, proof, idempotencyKey: keyFor(content) });
      }}
      onLeave={onLeave}
    />
  );
}
