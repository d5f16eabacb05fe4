import { type ReactNode, useId } from 'react';
import { Button, type ButtonProps } from '../../components/actions/button/button.tsx';
import { Dialog, type DialogProps } from '../../components/feedback/dialog/dialog.tsx';
import { Form } from '../../components/forms/form/form.tsx';
import { FormMessage } from './form-message.tsx';
import type { ContractForm } from './use-contract-form.ts';

export interface FormDialogProps extends Omit<DialogProps, 'title' | 'actions' | 'closeLabel' | 'onSubmit'> {
  /** Heading of the dialog. */
  title: string;
  /** Accessible name of the form. Default: the title. */
  formName?: string;
  /** The form's state. */
  form: Pick<ContractForm<object>, 'onSubmit' | 'isSubmitting' | 'problems'>;
  /** Shown above the form's message: what the form does. */
  lead?: ReactNode;
  /** Texts of the buttons; `close` is the accessible name of the close button. */
  labels: { readonly cancel: string; readonly submit: string; readonly close: string };
  /** Look of the submit button, `danger` for what can’t be undone. Default `primary`. */
  submitVariant?: ButtonProps['variant'];
  /** Whether the submit button gets the focus on opening. Default: the first control does. */
  focusSubmit?: boolean;
}

/** Dialog with a form, a button that cancels and one that submits. */
export function FormDialog({
  title,
  formName = title,
  form,
  lead,
  labels,
  submitVariant,
  focusSubmit = false,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      title={title}
      onClose={onClose}
      closeLabel={labels.close}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button
            type="submit"
            variant={submitVariant}
            form={formId}
            loading={form.isSubmitting}
            data-autofocus={focusSubmit ? '' : undefined}
          >
            {labels.submit}
          </Button>
        </>
      }
    >
      <Form id={formId} space="5" aria-label={formName} onSubmit={form.onSubmit}>
        {lead}
        <FormMessage problems={form.problems} />
        {children}
      </Form>
    </Dialog>
  );
}
