import { isEmail, isFilled } from '@imc/api/contract';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/actions/button/button.tsx';
import { Dialog, type DialogProps } from '../../components/feedback/dialog/dialog.tsx';
import { Form } from '../../components/forms/form/form.tsx';
import { TextField } from '../../components/forms/text-field/text-field.tsx';

/** A marketer to be added, in the spelling of the call. */
export interface NewMarketer {
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
  readonly marketer_code: string;
}

/** A field: what stands over it, and what is said when it is empty. */
export interface NewMarketerFieldLabels {
  /** 'Phone'. */
  label: string;
  /** "Enter the marketer's phone number". */
  missing: string;
}

/** Every word of the dialog. */
export interface AddMarketerDialogLabels {
  /** Title: 'Add New Marketer'. */
  title: string;
  /** Name of the form: 'New marketer'. */
  form: string;
  /** The fields. */
  fields: Readonly<Record<keyof NewMarketer, NewMarketerFieldLabels>>;
  /** Shown at an address that is none: 'Enter an email address, such as name@mail.example'. */
  invalidEmail: string;
  /** Words on the button that leaves: 'Cancel'. */
  cancel: string;
  /** Words on the button that sends: 'Add Marketer'. */
  add: string;
  /** Name of the close mark: 'Close'. */
  close: string;
}

export interface AddMarketerDialogProps
  extends Omit<DialogProps, 'title' | 'actions' | 'children' | 'closeLabel' | 'onClose'> {
  /** Cancel, Escape or the close mark was used, or the marketer was added. */
  onClose: () => void;
  /** A complete marketer is to be added. Call `added` once it is stored: the form is cleared and the dialog closed. Until then what was typed stays. */
  onAdd: (marketer: NewMarketer, added: () => void) => void;
  /** The server is asked: the button turns, and nothing is sent twice. Default `false`. */
  busy?: boolean;
  /** Every word of the dialog. */
  labels: AddMarketerDialogLabels;
}

const blank: NewMarketer = { full_name: '', email: '', phone: '', marketer_code: '' };

/** The fields in the order shown, with the keyboard that a phone offers. */
const fields = [
  { name: 'full_name', type: 'text' },
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel' },
  { name: 'marketer_code', type: 'text' },
] as const satisfies readonly { name: keyof NewMarketer; type: 'text' | 'email' | 'tel' }[];

/** A new marketer: all four fields are required (specification, section 5). What was typed stays until it was added. */
export function AddMarketerDialog({
  open,
  onClose,
  onAdd,
  busy = false,
  labels,
  ...dialog
}: AddMarketerDialogProps) {
  const formId = useId();
  const { register, handleSubmit, reset, clearErrors, formState } = useForm<NewMarketer>({
    defaultValues: blank,
    reValidateMode: 'onSubmit',
  });
  const close = () => {
    clearErrors();
    onClose();
  };
  const submit = handleSubmit((marketer) => {
    if (busy) return;
    onAdd(marketer, () => {
      reset(blank);
      onClose();
    });
  });
  const rulesOf = (name: keyof NewMarketer) => ({
    validate: (value: string) =>
      (isFilled(value) || labels.fields[name].missing) &&
      (name !== 'email' || isEmail(value) || labels.invalidEmail),
  });
  return (
    <Dialog
      {...dialog}
      open={open}
      onClose={close}
      closeLabel={labels.close}
      title={labels.title}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {labels.add}
          </Button>
        </>
      }
    >
      <Form id={formId} space="5" aria-label={labels.form} onSubmit={submit}>
        {fields.map(({ name, type }) => (
          <TextField
            key={name}
            {...register(name, rulesOf(name))}
            label={labels.fields[name].label}
            type={type}
            required
            autoComplete="off"
            error={formState.errors[name]?.message}
          />
        ))}
      </Form>
    </Dialog>
  );
}
