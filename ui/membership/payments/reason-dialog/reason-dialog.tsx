import { type FormProblems, isFilled, isInFuture, paymentLimits, paymentTexts } from '@imc/api/contract';
import type { ReactNode } from 'react';
import type { DialogProps } from '../../../components/feedback/dialog/dialog.tsx';
import { CheckboxField } from '../../../components/forms/checkbox-field/checkbox-field.tsx';
import { DateField } from '../../../components/forms/date-field/date-field.tsx';
import { TextareaField } from '../../../components/forms/textarea-field/textarea-field.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';

export interface ReasonDialogLabels {
  title: string;
  /** Label of the reason: 'Why it is taken back'. */
  reason: string;
  /** Error without a reason. */
  reasonRequired: string;
  /** Label of the day: 'Sent back on'. Default: no day is asked for. */
  day?: string;
  /** Error without a day. */
  dayRequired?: string;
  /** Label of a box, and what it means: 'The money never came'. Default: there is none. */
  box?: { readonly label: string; readonly help: string };
  submit: string;
  cancel: string;
  /** Accessible name of the button in the corner: 'Close'. */
  close: string;
  /** Shown when the script that validates the form can't be loaded. */
  unavailable: string;
}

export interface EnteredReason {
  readonly reason: string;
  /** Calendar date. Empty if none is asked for. */
  readonly day: string;
  /** Whether the box is ticked. */
  readonly box: boolean;
}

export interface ReasonDialogProps
  extends Omit<DialogProps, 'title' | 'actions' | 'children' | 'closeLabel' | 'onClose' | 'onSubmit'> {
  /** What happens. */
  text: ReactNode;
  /** Texts of the dialog. */
  labels: ReasonDialogLabels;
  /** Called when the user cancels, presses Escape or the close button. */
  onClose: () => void;
  /** Sends the reason. Resolves to undefined on success, otherwise to the problems to show: the fields keep their values. */
  onSubmit: (entered: EnteredReason) => Promise<FormProblems | undefined>;
}

/** Dialog that says what happens, and asks why; for money that was sent back, also on which day. */
export function ReasonDialog({ text, labels, onClose, onSubmit, ...dialog }: ReasonDialogProps) {
  const { day: dayLabel, dayRequired = '', reasonRequired } = labels;
  const form = useContractForm({
    values: { reason: '', day: '', box: false },
    rules: ({ reason, day }) => {
      const fields: Record<string, string> = {};
      if (dayLabel && !day) fields.day = dayRequired;
      if (isInFuture(day || undefined, new Date())) fields.day = paymentTexts.dateInFuture;
      if (!isFilled(reason)) fields.reason = reasonRequired;
      return Object.keys(fields).length > 0 ? { fields } : undefined;
    },
    onSubmit: ({ reason, ...entered }) => onSubmit({ ...entered, reason: reason.trim() }),
    unavailable: labels.unavailable,
  });
  return (
    <FormDialog
      {...dialog}
      onClose={onClose}
      title={labels.title}
      form={form}
      labels={labels}
      lead={<Text>{text}</Text>}
    >
      {dayLabel && <DateField {...form.register('day')} label={dayLabel} required />}
      <TextareaField
        {...form.register('reason')}
        label={labels.reason}
        maxLength={paymentLimits.reason}
        rows={2}
        required
      />
      {labels.box && <CheckboxField {...form.register('box')} {...labels.box} />}
    </FormDialog>
  );
}
