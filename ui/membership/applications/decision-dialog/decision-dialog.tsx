import type { ApplicationStatus, FormProblems } from '@imc/api/contract';
import type { DialogProps } from '../../../components/feedback/dialog/dialog.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import {
  DecisionFields,
  type DecisionFieldsLabels,
  type DecisionTexts,
  useDecisionForm,
} from './decision-fields.tsx';
import { DecisionWarnings } from './decision-warnings.tsx';

export interface DecisionDialogLabels extends DecisionFieldsLabels {
  /** Title for each status: 'Approve this application'. */
  titles: Readonly<Record<ApplicationStatus, string>>;
  /** What happens: 'Mrs Nwosu Amaka gets an email in ten minutes.' */
  text: (applicant: string) => string;
  /** What happens if the status is kept: 'The status stays pending. Only admins read the note.' */
  kept: string;
  /** Title of the warnings: '3 warnings'. */
  warnings: (points: number) => string;
  /** Text of the button that cancels: 'Cancel'. */
  cancel: string;
  /** Text of the submit button for each status: 'Approve' or 'Approve with 3 warnings'. */
  submit: (status: ApplicationStatus, points: number) => string;
  /** Text of the submit button if the status is kept: 'Add note'. */
  submitKept: string;
  /** Accessible name of the close button: 'Close'. */
  close: string;
}

export interface DecisionDialogProps
  extends Omit<DialogProps, 'title' | 'actions' | 'children' | 'closeLabel' | 'onClose' | 'onSubmit'> {
  /** The status to set. */
  status: ApplicationStatus;
  /** Name of the applicant: 'Mrs Nwosu Amaka'. */
  applicant: string;
  /** Whether the application has the status already: only a note can be written, and has to be. Default `false`. */
  keeps?: boolean;
  /** What the admin should know before the decision. Default: nothing. */
  warnings?: readonly string[] | undefined;
  /** Texts of the dialog. */
  labels: DecisionDialogLabels;
  /** Called when the user cancels, presses Escape or the close button. */
  onClose: () => void;
  /** Decides. Resolves to undefined on success, otherwise to the problems to show: the fields keep their texts. */
  onSubmit: (texts: DecisionTexts) => Promise<FormProblems | undefined>;
}

/** Dialog in which an admin decides on an application, with a reason for the applicant and a note for other admins (APP-58). */
export function DecisionDialog({
  status,
  applicant,
  keeps = false,
  warnings = [],
  labels,
  onClose,
  onSubmit,
  ...dialog
}: DecisionDialogProps) {
  const form = useDecisionForm({ status, keeps, labels, onSubmit });
  return (
    <FormDialog
      {...dialog}
      onClose={onClose}
      title={labels.titles[status]}
      form={form}
      labels={{ ...labels, submit: keeps ? labels.submitKept : labels.submit(status, warnings.length) }}
      submitVariant={status === 'rejected' ? 'danger' : warnings.length > 0 ? 'secondary' : 'primary'}
      focusSubmit={status !== 'rejected' && !keeps}
      lead={
        <>
          <Text tone="muted">{keeps ? labels.kept : labels.text(applicant)}</Text>
          <DecisionWarnings title={labels.warnings(warnings.length)} warnings={warnings} />
        </>
      }
    >
      <DecisionFields form={form} status={status} keeps={keeps} labels={labels} />
    </FormDialog>
  );
}
