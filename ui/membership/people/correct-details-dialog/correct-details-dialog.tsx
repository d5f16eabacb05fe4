import {
  type AccountDetails,
  type AdminAccount,
  type CorrectableDetail,
  correctionProblems,
  type FormProblems,
} from '@imc/api/contract';
import type { DialogProps } from '../../../components/feedback/dialog/dialog.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { TextareaField } from '../../../components/forms/textarea-field/textarea-field.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';

/** The error messages come from the contract. */
export interface CorrectDetailsDialogLabels {
  /** Title of the dialog: 'Correct details'. */
  title: string;
  /** What happens: 'Amaka Nwosu is told by email what was corrected, and why.' */
  text: (name: string) => string;
  /** Labels of the details: 'Full name'. */
  details: Readonly<Record<CorrectableDetail, string>>;
  /** What a new address does: 'The account is signed out on every device.' */
  emailHelp: string;
  /** Why a proven address can't be corrected. */
  emailProven: string;
  /** Label of the reason: 'Reason'. */
  reason: string;
  /** Where the reason is shown: 'It is quoted in the email.' */
  reasonHelp: string;
  /** Text of the button that cancels: 'Cancel'. */
  cancel: string;
  /** Text of the submit button: 'Correct'. */
  submit: string;
  /** Accessible name of the close button: 'Close'. */
  close: string;
  /** Shown when the script that validates the form can't be loaded. */
  unavailable: string;
}

/** Details as they were corrected, with the reason. */
export interface Correction extends AccountDetails {
  readonly reason: string;
}

export interface CorrectDetailsDialogProps
  extends Omit<DialogProps, 'title' | 'actions' | 'children' | 'closeLabel' | 'onClose' | 'onSubmit'> {
  /** Account to correct. */
  account: Pick<AdminAccount, CorrectableDetail | 'is_email_proven'>;
  /** Texts of the dialog. */
  labels: CorrectDetailsDialogLabels;
  /** Called when the user cancels, presses Escape or the close button. */
  onClose: () => void;
  /** Sends the correction. Resolves to undefined on success, otherwise to the problems to show: the fields keep their values. */
  onSubmit: (correction: Correction) => Promise<FormProblems | undefined>;
}

/** Dialog in which an admin corrects name, telephone number and, until its owner has proven it, the address of an account (PPL-13). */
export function CorrectDetailsDialog({
  account,
  labels,
  onClose,
  onSubmit,
  ...dialog
}: CorrectDetailsDialogProps) {
  const { name, phone_number, email, is_email_proven } = account;
  const form = useContractForm<Correction>({
    values: { name, phone_number, email, reason: '' },
    rules: (values) => correctionProblems(values, account),
    onSubmit,
    unavailable: labels.unavailable,
  });
  return (
    <FormDialog
      {...dialog}
      onClose={onClose}
      title={labels.title}
      form={form}
      labels={labels}
      lead={<Text tone="muted">{labels.text(name)}</Text>}
    >
      {/* The values belong to another person: browsers must not offer or keep the admin's own. */}
      <TextField {...form.register('name')} label={labels.details.name} autoComplete="off" />
      <TextField
        {...form.register('phone_number')}
        type="tel"
        label={labels.details.phone_number}
        autoComplete="off"
      />
      <TextField
        {...form.register('email')}
        type="email"
        label={labels.details.email}
        help={is_email_proven ? labels.emailProven : labels.emailHelp}
        readOnly={is_email_proven}
        autoComplete="off"
      />
      <TextareaField
        {...form.register('reason')}
        label={labels.reason}
        help={labels.reasonHelp}
        rows={3}
        required
      />
    </FormDialog>
  );
}
