import {
  type FormProblems,
  keysOf,
  type Marketer,
  type MarketerFieldName,
  mapKeys,
  marketerFields,
  marketerProblems,
  type NewMarketer,
} from '@imc/api/contract';
import { useState } from 'react';
import type { DialogProps } from '../../../components/feedback/dialog/dialog.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';

/** Error messages come from the contract (`marketerProblems`). */
export interface MarketerDialogLabels {
  /** Title of the dialog: 'Add New Marketer' or 'Edit Marketer'. */
  title: string;
  /** Accessible name of the form: 'New marketer'. */
  form: string;
  /** Labels of the fields, such as 'Phone'. */
  fields: Readonly<Record<MarketerFieldName, string>>;
  /** Text of the button that cancels: 'Cancel'. */
  cancel: string;
  /** Text of the submit button: 'Add Marketer' or 'Save'. */
  submit: string;
  /** Help at the code of a marketer that is edited: why it stays. */
  codeStays?: string;
  /** Accessible name of the close button: 'Close'. */
  close: string;
  /** Shown when the script that validates the form can't be loaded. */
  unavailable: string;
}

export interface MarketerDialogProps
  extends Omit<DialogProps, 'title' | 'actions' | 'children' | 'closeLabel' | 'onClose' | 'onSubmit'> {
  /** The marketer to edit. Its code can only be read. Default: a new one. */
  marketer?: Marketer;
  /** Called when the user cancels, presses Escape or the close button, and after the marketer was stored. */
  onClose: () => void;
  /**
   * Stores the marketer. Resolves to undefined if the marketer was stored: the form is then cleared and the dialog closed. Resolves to the
   * problems if the server rejected it: the fields keep their values. Problems without a text are not shown.
   */
  onSubmit: (marketer: NewMarketer) => Promise<FormProblems | undefined>;
  /** Texts of the dialog. */
  labels: MarketerDialogLabels;
}

const names = keysOf(marketerFields);
const blank = mapKeys(names, () => '');
/** Input types of the fields that are not plain text, so that phones show a fitting keyboard. */
const types: Partial<Record<MarketerFieldName, 'email' | 'tel'>> = { email: 'email', phone: 'tel' };

/**
 * Dialog with a form for a marketer, a new one or one to edit (MKT-5). All four fields are required (S-5.7). The fields keep their values until
 * the marketer was stored.
 */
export function MarketerDialog({ onSubmit, ...dialog }: MarketerDialogProps) {
  const [formKey, setFormKey] = useState(0);
  return (
    <MarketerForm
      key={formKey}
      {...dialog}
      onSubmit={async (marketer) => {
        const problems = await onSubmit(marketer);
        if (problems) return problems;
        // The new key remounts the form, so that the next marketer starts with empty fields.
        setFormKey((before) => before + 1);
        dialog.onClose();
      }}
    />
  );
}

function MarketerForm({ marketer, onClose, onSubmit, labels, ...dialog }: MarketerDialogProps) {
  const form = useContractForm({
    values: marketer ? mapKeys(names, (name) => marketer[name]) : blank,
    rules: (typed) => {
      const fields = marketerProblems(typed);
      return Object.keys(fields).length > 0 ? { fields } : undefined;
    },
    onSubmit,
    unavailable: labels.unavailable,
  });
  const close = () => {
    form.show(undefined);
    onClose();
  };
  return (
    <FormDialog
      {...dialog}
      onClose={close}
      title={labels.title}
      formName={labels.form}
      form={form}
      labels={labels}
    >
      {names.map((name) => (
        <TextField
          key={name}
          {...form.register(name)}
          label={labels.fields[name]}
          type={types[name] ?? 'text'}
          required
          autoComplete="off"
          {...(marketer && name === 'marketer_code' && { readOnly: true, help: labels.codeStays })}
        />
      ))}
    </FormDialog>
  );
}
