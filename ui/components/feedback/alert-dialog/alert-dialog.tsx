import { type ReactNode, useRef } from 'react';
import { CircleCheck, CircleX } from '../../../icons/icons.ts';
import { Presence } from '../../../motion/presence.tsx';
import { Button } from '../../actions/button/button.tsx';
import { type FormError, FormErrors, fieldElement } from '../../forms/form-errors/form-errors.tsx';
import { type DialogElementProps, DialogFrame } from '../dialog/dialog-frame.tsx';

interface AlertDialogBaseProps extends DialogElementProps {
  /** Whether the dialog is open. While `false`, nothing is rendered. */
  open: boolean;
  /**
   * Called when the user presses OK or Escape, or chooses an error. `fieldId` is the field of the chosen error, otherwise of the first
   * error that has one. If the field is hidden, show it, and focus it once it is visible.
   */
  onClose: (fieldId?: string) => void;
  /** Text of the only button: 'OK'. */
  okLabel: string;
  /** `success` and `failure` set the colour and the icon. The text must convey it too. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'failure';
  /** Content below the message, such as an undo button. */
  extra?: ReactNode;
  /**
   * Returns the element to focus on close. Default: the first field with an error, or the element that had
   * the focus before.
   */
  returnFocus?: () => HTMLElement | null | undefined;
}

/** Requires either a message, or a title with a list of errors. */
export type AlertDialogProps = AlertDialogBaseProps &
  (
    | {
        /** Heading above the message. */
        title?: string;
        /** What happened, in one sentence. */
        message: ReactNode;
        errors?: never;
      }
    | {
        /** Heading above the list: 'Please fix the following errors:'. */
        title: string;
        message?: ReactNode;
        /**
         * Errors to correct, in the order of the fields. On close, focus moves to the field of the first
         * error that has one, or to the field of the chosen line.
         */
        errors: readonly FormError[];
      }
  );

const icons = { neutral: null, success: <CircleCheck />, failure: <CircleX /> };

/** A modal message that users must acknowledge with its only button. */
export function AlertDialog({ open, ...rest }: AlertDialogProps) {
  return <Presence>{open && <OpenAlertDialog key="open" {...rest} />}</Presence>;
}

function OpenAlertDialog({
  onClose,
  okLabel,
  tone = 'neutral',
  returnFocus,
  title,
  message,
  errors,
  extra,
  ...rest
}: Omit<AlertDialogProps, 'open'>) {
  const focusFieldId = useRef<string | undefined>(errors?.find((error) => error.fieldId)?.fieldId);
  const close = () => onClose(focusFieldId.current);
  return (
    <DialogFrame
      {...rest}
      role="alertdialog"
      tone={tone}
      title={title}
      icon={icons[tone]}
      onClose={close}
      returnFocus={() =>
        returnFocus?.() ?? (focusFieldId.current ? fieldElement(focusFieldId.current) : null)
      }
      actions={
        <Button data-autofocus onClick={close}>
          {okLabel}
        </Button>
      }
    >
      {message && <p>{message}</p>}
      {errors && (
        <FormErrors
          errors={errors}
          onChoose={(fieldId) => {
            focusFieldId.current = fieldId;
            close();
          }}
        />
      )}
      {extra}
    </DialogFrame>
  );
}
