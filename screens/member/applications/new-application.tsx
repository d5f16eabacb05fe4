import type { ApplicationSection, User } from '@imc/api';
import { ApplicationForm, type ApplicationFormProof } from '@imc/ui/membership';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { applicationForm as labels } from '../../content/application-form.ts';
import { gradeRequirements, naira, applications as texts } from '../../content/index.ts';
import { proofUpload } from '../../content/proof-field.ts';
import { formatLongDay } from '../../shared/dates.ts';
import { ProofUpload } from '../../shared/proof-upload.tsx';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';
import { usePaymentAccount } from '../payment-details.tsx';
import { DraftAutosave } from './draft-autosave.tsx';
import { idPrefix, useRefusal, useSubmission, useSubmit } from './submission.ts';
import { useDraftProof } from './use-draft-proof.ts';
import type { OpenedDraft } from './use-open-draft.ts';

/** The first section says where its data comes from. */
const labelsFromEarlier = { ...labels, personal: { ...labels.personal, text: texts.fromEarlier } };

export interface NewApplicationProps {
  user: User;
  /** The open draft: the id from the server if there is one, the form's values, and what the server has of them. */
  opened: OpenedDraft;
  /** The parent keeps it in the address. Default: the form manages it. */
  section?: ApplicationSection;
  onSectionChange?: (section: ApplicationSection) => void;
  onSubmitted: () => void;
  /** Called when the user returns to the list. The draft is kept. */
  onLeave: () => void;
}

/** The application form. The draft is saved while the user types, and a submission continues when the user leaves. */
export function NewApplication({
  user,
  opened,
  section,
  onSectionChange,
  onSubmitted,
  onLeave,
}: NewApplicationProps) {
  const { draft } = opened;
  const { mutate: submit } = useSubmit(user.id);
  const submission = useSubmission(draft.application_id);
  const refusal = useRefusal(submission);
  const submitted = useRef(false);
  const keyFor = useSubmissionKey();
  const uploader = useDraftProof(draft);
  const paymentAccount = usePaymentAccount();

  useEffect(() => {
    if (submission?.status !== 'success' || submitted.current) return;
    submitted.current = true;
    onSubmitted();
  }, [submission?.status, onSubmitted]);

  const isRefused = submission?.status === 'error';
  useEffect(() => {
    if (isRefused) uploader.giveBack();
  }, [isRefused, uploader]);

  const hasProof = useSyncExternalStore(uploader.subscribe, uploader.hasProof, uploader.hasProof);
  const proof = useMemo<ApplicationFormProof>(
    () => ({
      hasProof,
      render: (field) => (
        <ProofUpload {...field} uploader={uploader} labels={proofUpload} removable compact={!hasProof} />
      ),
    }),
    [uploader, hasProof],
  );

  // A draft that was never saved contains only data of an earlier application (APP-14).
  const isFromEarlier = Boolean(draft.data?.surname) && draft.saved_at === null && !opened.isUnsaved;
  return (
    <ApplicationForm
      user={user}
      draft={draft}
      labels={isFromEarlier ? labelsFromEarlier : labels}
      requirements={gradeRequirements}
      {...paymentAccount}
      formatAmount={naira}
      formatDay={formatLongDay}
      {...(section && { section })}
      {...(onSectionChange && { onSectionChange })}
      sending={submission?.status === 'pending'}
      refusal={refusal}
      idPrefix={idPrefix}
      renderDraftStatus={(form) => (
        <DraftAutosave form={form} deviceKey={user.id} opened={opened} submitted={submitted} />
      )}
      proof={proof}
      onSubmit={(texts) => {
        const { application_id } = draft;
        const form = { ...(application_id !== undefined && { application_id }), ...texts };
        const idempotencyKey = keyFor(JSON.stringify([form, uploader.proofId()]));
        submit({ form, proof: uploader.take(), idempotencyKey });
      }}
      onLeave={onLeave}
    />
  );
}
