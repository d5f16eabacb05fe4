import { type ReactNode, useRef } from 'react';
import { CircleCheck, CircleX } from '../../../icons/icons.ts';
import { Presence } from '../../../motion/presence.tsx';
import { Button } from '../../actions/button/button.tsx';
import { type FormError, FormErrors, fieldElement } from '../../forms/form-errors/form-errors.tsx';
import { type DialogElementProps, DialogFrame } from '../dialog/dialog-frame.tsx';

interface AlertDialogBaseProps extends DialogElementProps {
  /** Whether it stands over the page. While `false` nothing of it exists. */
  open: boolean;
  /** OK or Escape was pressed. */
  onClose: () => void;
  /** The word on the one button: 'OK'. */
  okLabel: string;
  /** `success` and `failure` bring their colour and sign; the words say it too. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'failure';
  /** Where focus goes on closing; by default to the first faulty field, else to what had it before. */
  returnFocus?: () => HTMLElement | null | undefined;
}

/** A message, or a heading with a list of what is to be mended: one of the two is there. */
export type AlertDialogProps = AlertDialogBaseProps &
  (
    | {
        /** Heading over the message. */
        title?: string;
        /** What happened, in a sentence. */
        message: ReactNode;
        errors?: never;
      }
    | {
        /** Heading over the list: 'Please fix the following errors:'. */
        title: string;
        message?: ReactNode;
        /** What is to be mended, in the order of the fields. Closing leads to the first field named, choosing a line to its own. */
        errors: readonly FormError[];
      }
  );

const signs = { neutral: null, success: <CircleCheck />, failure: <CircleX /> };

/** One message that has to be seen before anything goes on, and one button to go on. */
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
  ...rest
}: Omit<AlertDialogProps, 'open'>) {
  const chosen = useRef<string | undefined>(errors?.find((error) => error.fieldId)?.fieldId);
  return (
    <DialogFrame
      {...rest}
      role="alertdialog"
      tone={tone}
      title={title}
      sign={signs[tone]}
      onClose={onClose}
      returnFocus={() => returnFocus?.() ?? (chosen.current ? fieldElement(chosen.current) : null)}
      actions={
        <Button data-autofocus onClick={onClose}>
          {okLabel}
        </Button>
      }
    >
      {message && <p>{message}</p>}
      {errors && (
        <FormErrors
          errors={errors}
          onChoose={(fieldId) => {
            chosen.current = fieldId;
            onClose();
          }}
        />
      )}
    </DialogFrame>
  );
}
