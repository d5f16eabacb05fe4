import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, use, useId, useImperativeHandle, useRef } from 'react';
import { X } from '../../../icons/icons.ts';
import { MotionContext, plainElements } from '../../../motion/motion-context.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

/** What every dialog passes on to its `<dialog>`; the rest is the frame's own business. */
export type DialogElementProps = Omit<
  ComponentPropsWithRef<'dialog'>,
  'title' | 'role' | 'open' | 'onClose' | 'onCancel' | 'onKeyDown' | 'children' | 'style'
>;

export interface DialogFrameProps extends DialogElementProps {
  /** What the dialog is about, as its heading and its name. */
  title?: ReactNode;
  /** A sign beside the heading. */
  sign?: ReactNode;
  /** Colours the rule along the top. */
  tone?: 'neutral' | 'success' | 'failure';
  /** `alertdialog` for one that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** `narrow` for a message, `wide` for a form. */
  size?: 'narrow' | 'wide';
  /** Escape, or the browser's way of going back, asks to close. */
  onClose: () => void;
  /** Where focus goes on closing. */
  returnFocus?: () => HTMLElement | null | undefined;
  /** The buttons at the end. */
  actions: ReactNode;
  /** Name of a close mark in the corner. Without it there is none. */
  closeLabel?: string;
  /** What it says. Describes an alert dialog; names it too when there is no title. */
  children?: ReactNode;
}

/** The modal sheet of every dialog: native `<dialog>`, open while mounted. Inside a `Presence` it closes at once and its sheet fades away. */
export function DialogFrame({
  title,
  sign,
  tone = 'neutral',
  role = 'dialog',
  size = 'narrow',
  onClose,
  returnFocus,
  actions,
  closeLabel,
  children,
  className,
  ref,
  ...rest
}: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const { Dialog: Root, isLeaving } = use(MotionContext);
  useModal(dialog, returnFocus, !isLeaving);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  return (
    <Root
      {...rest}
      ref={dialog}
      role={role}
      data-tone={tone}
      data-size={size}
      data-closable={closeLabel ? '' : undefined}
      className={clsx(styles.root, className)}
      aria-labelledby={title ? titleId : bodyId}
      aria-describedby={title && role === 'alertdialog' ? bodyId : undefined}
      onCancel={(event) => {
        // A file input inside has a cancel event too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <MotionContext value={plainElements}>
        <div className={styles.sheet}>
          {title && (
            <div className={styles.head}>
              {sign && (
                <span className={styles.sign} aria-hidden="true">
                  {sign}
                </span>
              )}
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
            </div>
          )}
          <div className={styles.middle}>
            {!title && sign && (
              <span className={styles.sign} aria-hidden="true">
                {sign}
              </span>
            )}
            <div id={bodyId} className={styles.body}>
              {children}
            </div>
          </div>
          <div className={styles.actions}>{actions}</div>
          {/* Last, so that focus starts on the content. */}
          {closeLabel && (
            <IconButton className={styles.close} label={closeLabel} icon={<X />} onClick={onClose} />
          )}
        </div>
      </MotionContext>
    </Root>
  );
}
