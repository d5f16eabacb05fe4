import type { ReactNode } from 'react';
import { Presence } from '../../../motion/presence.tsx';
import { type DialogElementProps, DialogFrame } from './dialog-frame.tsx';

export interface DialogProps extends DialogElementProps {
  /** Whether the dialog is open. While `false`, nothing is rendered. */
  open: boolean;
  /**
   * Called when Escape, the close button or the browser's back gesture requests closing. Buttons in `actions`
   * need handlers of their own.
   */
  onClose: () => void;
  /** Accessible name of a close button in the corner: 'Close'. If omitted, there is no such button. */
  closeLabel?: string;
  /** Heading of the dialog, and its accessible name. */
  title: ReactNode;
  /** Buttons at the end, the main one last. A submit button refers to its form with the `form` attribute. */
  actions: ReactNode;
  /** Returns the element to focus on close. Default: the element that had the focus before. */
  returnFocus?: () => HTMLElement | null | undefined;
  /** Content, usually a form. Focus moves to the element with `data-autofocus`, or to the first control. */
  children: ReactNode;
}

/**
 * A short task in a modal dialog, such as a form with a few fields. For a message use `AlertDialog`, for a
 * question `ConfirmDialog`.
 */
export function Dialog({ open, ...frame }: DialogProps) {
  return <Presence>{open && <DialogFrame key="open" {...frame} size="wide" />}</Presence>;
}
