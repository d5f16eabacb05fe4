import {
  type AskableSection,
  applicationSectionTitles,
  askableSections,
  type FormProblems,
  informationRequestProblems,
  mapKeys,
  type NewInformationRequest,
} from '@imc/api/contract';
import type { DialogProps } from '../../../components/feedback/dialog/dialog.tsx';
import { CheckboxField } from '../../../components/forms/checkbox-field/checkbox-field.tsx';
import { DateField } from '../../../components/forms/date-field/date-field.tsx';
import { Fieldset } from '../../../components/forms/fieldset/fieldset.tsx';
import { TextareaField } from '../../../components/forms/textarea-field/textarea-field.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';

/** The titles of the sections and the error messages come from the contract. */
export interface RequestInformationDialogLabels {
  /** Title of the dialog: 'Request information'. */
  title: string;
  /** What happens: 'The applicant gets an email and can change only these sections.' */
  text: string;
  /** Legend of the sections: 'Sections to edit'. */
  sections: string;
  /** Label of the question: 'What should be completed?' */
  question: string;
  /** Label of the date: 'Answer by'. */
  dueOn: string;
  /** Shown after the label of an optional field: '(optional)'. */
  optional: string;
  /** Text of the button that cancels: 'Cancel'. */
  cancel: string;
  /** Text of the submit button: 'Send'. */
  send: string;
  /** Accessible name of the close button: 'Close'. */
  close: string;
  /** Shown when the script that validates the form can't be loaded. */
  unavailable: string;
}

export interface RequestInformationDialogProps
  extends Omit<DialogProps, 'title' | 'actions' | 'children' | 'closeLabel' | 'onClose' | 'onSubmit'> {
  /** Called when the user cancels, presses Escape or the close button. */
  onClose: () => void;
  /** Sends the request. Resolves to undefined on success, otherwise to the problems to show: the fields keep their values. */
  onSubmit: (request: Omit<NewInformationRequest, 'application_id'>) => Promise<FormProblems | undefined>;
  /** Texts of the dialog. */
  labels: RequestInformationDialogLabels;
}

type Values = Record<AskableSection, boolean> & { question: string; due_on: string };

const initial: Values = { ...mapKeys(askableSections, () => false), question: '', due_on: '' };

const requestOf = (values: Values): Omit<NewInformationRequest, 'application_id'> => ({
  sections: askableSections.filter((section) => values[section]),
  question: values.question,
  due_on: values.due_on,
});

/** Dialog in which an admin asks an applicant to complete sections of the application (APP-20). */
export function RequestInformationDialog({
  onClose,
  onSubmit,
  labels,
  ...dialog
}: RequestInformationDialogProps) {
  const form = useContractForm<Values>({
    values: initial,
    rules: (values) => {
      const fields = informationRequestProblems(requestOf(values), new Date());
      return Object.keys(fields).length > 0 ? { message: fields.sections, fields } : undefined;
    },
    onSubmit: (values) => onSubmit(requestOf(values)),
    unavailable: labels.unavailable,
  });
  return (
    <FormDialog
      {...dialog}
      onClose={onClose}
      title={labels.title}
      form={form}
      labels={{ ...labels, submit: labels.send }}
      lead={<Text tone="muted">{labels.text}</Text>}
    >
      <Fieldset legend={labels.sections} legendSize="small" error={form.problems?.fields.sections}>
        <Grid columns={2} space="0">
          {askableSections.map((section) => (
            <CheckboxField
              key={section}
              {...form.register(section)}
              label={applicationSectionTitles[section]}
            />
          ))}
        </Grid>
      </Fieldset>
      <TextareaField {...form.register('question')} label={labels.question} required />
      <DateField {...form.register('due_on')} label={labels.dueOn} optionalLabel={labels.optional} />
    </FormDialog>
  );
}
