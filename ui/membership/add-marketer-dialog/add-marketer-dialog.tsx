import {
  type FormProblems,
  keysOf,
  type MarketerFieldName,
  mapKeys,
  marketerFields,
  marketerProblems,
  type NewMarketer,
} from '@imc/api/contract';
import { useId, useState } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { Dialog, type DialogProps } from '../../components/feedback/dialog/dialog.tsx';
import { Form } from '../../components/forms/form/form.tsx';
import { TextField } from '../../components/forms/text-field/text-field.tsx';
import { FormMessage } from '../form-message.tsx';
import { useContractForm } from '../use-contract-form.ts';

/** Every word of the dialog. What is wrong with a marketer is said by the contract (`marketerProblems`). */
export interface AddMarketerDialogLabels {
  /** Title: 'Add New Marketer'. */
  title: string;
  /** Name of the form: 'New marketer'. */
  form: string;
  /** The fields: 'Phone'. */
  fields: Readonly<Record<MarketerFieldName, string>>;
  /** Words on the button that leaves: 'Cancel'. */
  cancel: string;
  /** Words on the button that sends: 'Add Marketer'. */
  add: string;
  /** Name of the close mark: 'Close'. */
  close: string;
  /** Shown where the script that checks the form can't be loaded. */
  unavailable: string;
}

export interface AddMarketerDialogProps
  extends Omit<DialogProps, 'title' | 'actions' | 'children' | 'closeLabel' | 'onClose' | 'onSubmit'> {
  /** Cancel, Escape or the close mark was used, or the marketer was added. */
  onClose: () => void;
  /**
   * Adds a marketer; resolves to what was refused, to undefined where the marketer is stored: then the form is cleared and the dialog closed. Until
   * then what was typed stays. Problems without a text are not shown.
   */
  onSubmit: (marketer: NewMarketer) => Promise<FormProblems | undefined>;
  /** Every word of the dialog. */
  labels: AddMarketerDialogLabels;
}

const names = keysOf(marketerFields);
const blank = mapKeys(names, () => '');
/** The keyboards that a phone offers, where it is not that for text. */
const types: Partial<Record<MarketerFieldName, 'email' | 'tel'>> = { email: 'email', phone: 'tel' };

/** A new marketer: all four fields are required (S-5.7). What was typed stays until it was added. */
export function AddMarketerDialog({ onSubmit, ...dialog }: AddMarketerDialogProps) {
  const [added, setAdded] = useState(0);
  return (
    <OneMarketer
      key={added}
      {...dialog}
      onSubmit={async (marketer) => {
        const problems = await onSubmit(marketer);
        if (problems) return problems;
        // The next one starts from a blank form.
        setAdded((before) => before + 1);
        dialog.onClose();
      }}
    />
  );
}

function OneMarketer({ onClose, onSubmit, labels, ...dialog }: AddMarketerDialogProps) {
  const formId = useId();
  const form = useContractForm({
    values: blank,
    rules: (marketer) => {
      const fields = marketerProblems(marketer);
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
    <Dialog
      {...dialog}
      onClose={close}
      closeLabel={labels.close}
      title={labels.title}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} loading={form.isSubmitting}>
            {labels.add}
          </Button>
        </>
      }
    >
      <Form id={formId} space="5" aria-label={labels.form} onSubmit={form.onSubmit}>
        <FormMessage problems={form.problems} />
        {names.map((name) => (
          <TextField
            key={name}
            {...form.register(name)}
            label={labels.fields[name]}
            type={types[name] ?? 'text'}
            required
            autoComplete="off"
          />
        ))}
      </Form>
    </Dialog>
  );
}
