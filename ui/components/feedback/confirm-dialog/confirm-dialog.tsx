import type { ReactNode } from 'react';
import { Presence } from '../../../motion/presence.tsx';
import { Button } from '../../actions/button/button.tsx';
import { type DialogElementProps, DialogFrame } from '../dialog/dialog-frame.tsx';
import { InlineMessage } from '../inline-message/inline-message.tsx';

export interface ConfirmDialogProps extends DialogElementProps {
  /** Whether the dialog is open. While `false`, nothing is rendered. */
  open: boolean;
  /** Called when the user cancels, with the button or Escape. */
  onClose: () => void;
  /** Called when the user confirms. The caller closes the dialog, so that `busy` can be shown first. */
  onConfirm: () => void;
  /** Heading above the question. */
  title?: string;
  /** The question, ending with a question mark. */
  message: ReactNode;
  /** Text of the cancel button: 'Cancel'. */
  cancelLabel: string;
  /** Text of the confirm button: the verb itself, not 'Yes'. */
  confirmLabel: string;
  /** `danger` for an action that deletes something. Default `neutral`. */
  tone?: 'neutral' | 'danger';
  /**
   * Whether the confirmed action is running. The confirm button then shows a spinner, and clicks and Escape
   * have no effect. Default `false`.
   */
  busy?: boolean;
  /** Why the confirmed action failed. The question can be answered again. */
  error?: ReactNode;
  /** Returns the element to focus on close. Default: the element that had the focus before. */
  returnFocus?: () => HTMLElement | null | undefined;
}

/** A modal question with two answers. Focus starts on the harmless one. */
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
  error,
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
          {error && (
            <InlineMessage tone="failure" role="alert">
              {error}
            </InlineMessage>
          )}
        </DialogFrame>
      )}
    </Presence>
  );
}
