import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, use } from 'react';
import { CircleAlert, CircleCheck, Info, X } from '../../../icons/icons.ts';
import { MotionContext } from '../../../motion/motion-context.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import styles from './toast.module.css';
import { confirmationTime, useLeave } from './use-leave.ts';

export type ToastTone = 'info' | 'success' | 'failure';

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /** Colour and icon. The text must convey it too. Default `info`. */
  tone?: ToastTone;
  /**
   * Milliseconds until the toast disappears. 0 disables the timer, so that the toast stays until it is
   * dismissed. Default 3000 (S-9.1).
   */
  duration?: number;
  /** Accessible name of the button that dismisses the toast. */
  dismissLabel: string;
  /** Called when the toast times out or is dismissed with the button or Escape. Unmount it. */
  onDismiss: () => void;
  /** What happened, in one sentence. */
  children: ReactNode;
}

const icons: Record<ToastTone, typeof Info> = { info: Info, success: CircleCheck, failure: CircleAlert };

/**
 * A short confirmation that disappears by itself. The timer is paused while the toast is hovered or focused.
 * Render it in a `ToastRegion`. For messages that require action, use `InlineMessage` or `AlertDialog`.
 */
export function Toast({
  tone = 'info',
  duration = confirmationTime,
  dismissLabel,
  onDismiss,
  className,
  children,
  ...rest
}: ToastProps) {
  const Icon = icons[tone];
  const { Box } = use(MotionContext);
  const pauseHandlers = useLeave(duration, onDismiss);

  return (
    <Box
      {...rest}
      data-tone={tone}
      className={clsx(styles.root, className)}
      {...pauseHandlers}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onDismiss();
      }}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <p className={styles.content}>{children}</p>
      <IconButton
        label={dismissLabel}
        icon={<X aria-hidden />}
        className={styles.button}
        onClick={onDismiss}
      />
    </Box>
  );
}
