import {
  type FormProblems,
  type MembershipGrade,
  type StaffEventKind,
  type StandingEvent,
  standingEventProblems,
} from '@imc/api/contract';
import type { DialogProps } from '../../../components/feedback/dialog/dialog.tsx';
import { DateField } from '../../../components/forms/date-field/date-field.tsx';
import { SelectField } from '../../../components/forms/select-field/select-field.tsx';
import { TextareaField } from '../../../components/forms/textarea-field/textarea-field.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';

/** The error messages come from the contract. */
export interface StandingEventDialogLabels {
  /** Title of the dialog: 'Record a change'. */
  title: string;
  /** What it does: 'What is recorded stays.' */
  text: string;
  /** Label of the kind: 'What happened'. */
  kind: string;
  /** Shown before a kind is chosen: 'Choose'. */
  choose: string;
  /** Names of the kinds: 'Suspended'. */
  kinds: Readonly<Record<StaffEventKind, string>>;
  /** Label of the first day on which it holds: 'From'. */
  effectiveOn: string;
  /** Label of the reason: 'Reason'. */
  reason: string;
  /** Who reads the reason. */
  reasonHelp: string;
  /** Text of the button that cancels: 'Cancel'. */
  cancel: string;
  /** Text of the submit button: 'Record'. */
  submit: string;
  /** Accessible name of the close button: 'Close'. */
  close: string;
  /** Shown when the script that validates the form can't be loaded. */
  unavailable: string;
}

/** An event as it was filled in. */
export interface NewStandingEvent {
  readonly kind: StaffEventKind;
  /** YYYY-MM-DD. */
  readonly effective_on: string;
  readonly reason: string;
}

export interface StandingEventDialogProps
  extends Omit<DialogProps, 'title' | 'actions' | 'children' | 'closeLabel' | 'onClose' | 'onSubmit'> {
  /** Kinds that the user may record. */
  kinds: readonly StaffEventKind[];
  /** Events so far. */
  events: readonly StandingEvent[];
  /** Grades of the membership. */
  grades: readonly MembershipGrade[];
  /** YYYY-MM-DD, in Lagos. */
  today: string;
  /** Texts of the dialog. */
  labels: StandingEventDialogLabels;
  /** Called when the user cancels, presses Escape or the close button. */
  onClose: () => void;
  /** Sends the event. Resolves to undefined on success, otherwise to the problems to show. */
  onSubmit: (event: NewStandingEvent) => Promise<FormProblems | undefined>;
}

/** Dialog in which staff record what happened to a membership. An impossible event is refused with the reason (MEM-7). */
export function StandingEventDialog({
  kinds,
  events,
  grades,
  today,
  labels,
  onClose,
  onSubmit,
  ...dialog
}: StandingEventDialogProps) {
  const form = useContractForm({
    values: { kind: '', effective_on: today, reason: '' },
    rules: (values) => standingEventProblems(events, grades, values, today),
    onSubmit: ({ kind, ...rest }) => onSubmit({ kind: kind as StaffEventKind, ...rest }),
    unavailable: labels.unavailable,
  });
  return (
    <FormDialog
      {...dialog}
      onClose={onClose}
      title={labels.title}
      form={form}
      labels={labels}
      lead={<Text tone="muted">{labels.text}</Text>}
    >
      <SelectField
        {...form.register('kind')}
        label={labels.kind}
        placeholder={labels.choose}
        options={kinds.map((value) => ({ value, label: labels.kinds[value] }))}
        required
      />
      <DateField {...form.register('effective_on')} label={labels.effectiveOn} max={today} required />
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
