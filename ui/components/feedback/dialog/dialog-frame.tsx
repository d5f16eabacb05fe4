import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, use, useId, useImperativeHandle, useRef } from 'react';
import { X } from '../../../icons/icons.ts';
import { MotionContext, plainElements } from '../../../motion/motion-context.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

/** Attributes that every dialog passes to its `<dialog>`. The frame sets the others itself. */
export type DialogElementProps = Omit<
  ComponentPropsWithRef<'dialog'>,
  'title' | 'role' | 'open' | 'onClose' | 'onCancel' | 'onKeyDown' | 'children' | 'style'
>;

export interface DialogFrameProps extends DialogElementProps {
  /** Heading of the dialog, and its accessible name. */
  title?: ReactNode;
  /** Icon next to the heading. */
  icon?: ReactNode;
  /** Colour of the line along the top. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'failure';
  /** `alertdialog` for a dialog that interrupts the user. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** `narrow` for a message, `wide` for a form. Default `narrow`. */
  size?: 'narrow' | 'wide';
  /** Called when Escape, the browser's back gesture or the close button requests closing. */
  onClose: () => void;
  /** Returns the element to focus on close. Default: the element that had the focus before. */
  returnFocus?: () => HTMLElement | null | undefined;
  /** Buttons at the end of the dialog. */
  actions: ReactNode;
  /** Accessible name of a close button in the corner. If omitted, there is none. */
  closeLabel?: string;
  /** Content of the dialog. It describes an alert dialog, and names the dialog if there is no title. */
  children?: ReactNode;
}

/**
 * Frame of every modal dialog: a native `<dialog>` that is open while mounted. Inside a `Presence` it closes
 * immediately and then fades out.
 */
export function DialogFrame({
  title,
  icon,
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
        // A file input inside the dialog fires `cancel` events too.
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
              {icon && (
                <span className={styles.icon} aria-hidden="true">
                  {icon}
                </span>
              )}
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
            </div>
          )}
          <div className={styles.middle}>
            {!title && icon && (
              <span className={styles.icon} aria-hidden="true">
                {icon}
              </span>
            )}
            <div id={bodyId} className={styles.body}>
              {children}
            </div>
          </div>
          <div className={styles.actions}>{actions}</div>
          {/* Last in the DOM, so that focus starts on the content. */}
          {closeLabel && (
            <IconButton className={styles.close} label={closeLabel} icon={<X />} onClick={onClose} />
          )}
        </div>
      </MotionContext>
    </Root>
  );
}
