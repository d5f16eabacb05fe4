import type { ReactNode } from 'react';
import { Presence } from '../../../motion/presence.tsx';
import { type DialogElementProps, DialogFrame } from './dialog-frame.tsx';

export interface DialogProps extends DialogElementProps {
  /** Whether it stands over the page. While `false` nothing of it exists. */
  open: boolean;
  /** Escape or the close button was pressed, or the browser's way of going back. Buttons in `actions` bring their own handlers. */
  onClose: () => void;
  /** Puts a close mark in the corner and names it: 'Close'. Without it there is none. */
  closeLabel?: string;
  /** What it is about; the heading and the name. */
  title: ReactNode;
  /** The buttons at the end, the main one last. A submit button names its form with `form`. */
  actions: ReactNode;
  /** Where focus goes on closing; by default to what had it before. */
  returnFocus?: () => HTMLElement | null | undefined;
  /** The content: most often a form. Focus goes to what carries `data-autofocus`, else to the first control. */
  children: ReactNode;
}

/** A short task over the page, such as a form of a few fields. A message is an `AlertDialog`, a question a `ConfirmDialog`. */
export function Dialog({ open, ...frame }: DialogProps) {
  return <Presence>{open && <DialogFrame key="open" {...frame} size="wide" />}</Presence>;
}
