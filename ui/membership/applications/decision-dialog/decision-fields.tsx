import { type ApplicationStatus, type FormProblems, isFilled, noteProblems } from '@imc/api/contract';
import { TextareaField } from '../../../components/forms/textarea-field/textarea-field.tsx';
import { type ContractForm, useContractForm } from '../../shared/use-contract-form.ts';

export interface DecisionTexts {
  /** For the applicant. */
  readonly reason: string;
  /** For admins only. */
  readonly note: string;
}

export interface DecisionFieldsLabels {
  /** Label of the reason of a rejection: 'Reason (sent to the applicant)'. */
  reason: string;
  /** Label of the same text with other decisions: 'Message to the applicant'. */
  message: string;
  /** Where the reason is shown: 'It is quoted in the email.' */
  reasonHelp: string;
  /** Said of a rejection without a reason: 'You have given no reason. …' */
  withoutReason: string;
  /** Label of the note: 'Note, for admins'. */
  note: string;
  /** Shown after the labels: '(optional)'. */
  optional: string;
  /** Shown when the script that validates the form can't be loaded. */
  unavailable: string;
}

/** The form of a decision. A rejection needs a reason. The server checks the lengths. */
export function useDecisionForm({
  status,
  keeps = false,
  labels,
  onSubmit,
}: {
  status: ApplicationStatus;
  /** Whether the status is kept: only a note can be written, and has to be. Default `false`. */
  keeps?: boolean;
  labels: Pick<DecisionFieldsLabels, 'withoutReason' | 'unavailable'>;
  onSubmit: (texts: DecisionTexts) => Promise<FormProblems | undefined>;
}) {
  return useContractForm<{ reason: string; note: string }>({
    values: { reason: '', note: '' },
    rules: (values) => {
      const isUnexplained = status === 'rejected' && !isFilled(values.reason);
      const fields = keeps ? noteProblems(values) : isUnexplained ? { reason: labels.withoutReason } : {};
      return Object.keys(fields).length > 0 ? { fields } : undefined;
    },
    onSubmit,
    unavailable: labels.unavailable,
  });
}

/** The reason for the applicant, and the note for admins. A status that is kept takes a note alone. */
export function DecisionFields({
  form,
  status,
  keeps = false,
  labels,
}: {
  form: ContractForm<{ reason: string; note: string }>;
  status: ApplicationStatus;
  keeps?: boolean;
  labels: DecisionFieldsLabels;
}) {
  return (
    <>
      {!keeps && (
        <TextareaField
          {...form.register('reason')}
          label={status === 'rejected' ? labels.reason : labels.message}
          help={labels.reasonHelp}
          required={status === 'rejected'}
          optionalLabel={status === 'rejected' ? undefined : labels.optional}
          rows={2}
          // Other decisions are confirmed at once by Enter.
          data-autofocus={status === 'rejected' ? '' : undefined}
        />
      )}
      <TextareaField
        {...form.register('note')}
        label={labels.note}
        optionalLabel={keeps ? undefined : labels.optional}
        rows={2}
      />
    </>
  );
}
