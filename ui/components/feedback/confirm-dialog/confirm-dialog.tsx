import type { ReactNode } from 'react';
import { Presence } from '../../../motion/presence.tsx';
import { Button } from '../../actions/button/button.tsx';
import { type DialogElementProps, DialogFrame } from '../dialog/dialog-frame.tsx';

export interface ConfirmDialogProps extends DialogElementProps {
  /** Whether it stands over the page. While `false` nothing of it exists. */
  open: boolean;
  /** Cancel or Escape was pressed: nothing happens. */
  onClose: () => void;
  /** The question was answered with yes. Closing is up to the caller, so that `busy` can show. */
  onConfirm: () => void;
  /** Heading over the question. */
  title?: string;
  /** The question, ending in a question mark. */
  message: ReactNode;
  /** The word for no: 'Cancel'. */
  cancelLabel: string;
  /** The word for yes: the verb itself, not 'Yes'. */
  confirmLabel: string;
  /** `danger` when the answer takes something away. Default `neutral`. */
  tone?: 'neutral' | 'danger';
  /** The answer is being carried out: the button shows a spinner and neither a click nor Escape does anything. */
  busy?: boolean;
  /** Where focus goes on closing; by default to what had it before. */
  returnFocus?: () => HTMLElement | null | undefined;
}

/** A question with two answers. Focus starts on the harmless one. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  message,
  cancelLabel,
  confirmLabel,
  tone = 'neutral',
  busy = false,
  returnFocus,
  ...rest
}: ConfirmDialogProps) {
  const close = busy ? () => {} : onClose;
  return (
    <Presence>
      {open && (
        <DialogFrame
          key="open"
          {...rest}
          role="alertdialog"
          tone={tone === 'danger' ? 'failure' : 'neutral'}
          title={title}
          onClose={close}
          returnFocus={returnFocus}
          actions={
            <>
              <Button variant="secondary" data-autofocus disabled={busy} onClick={close}>
                {cancelLabel}
              </Button>
              <Button variant={tone === 'danger' ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </>
          }
        >
          <p>{message}</p>
        </DialogFrame>
      )}
    </Presence>
  );
}
