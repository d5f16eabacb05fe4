import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, use } from 'react';
import { CircleAlert, CircleCheck, Info, X } from '../../../icons/icons.ts';
import { MotionContext } from '../../../motion/motion-context.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import styles from './toast.module.css';
import { confirmationTime, useLeave } from './use-leave.ts';

/** What kind of news a toast brings. */
export type ToastTone = 'info' | 'success' | 'failure';

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /** Colour and sign; the words have to say it too. Default `info`. */
  tone?: ToastTone;
  /** Milliseconds until it leaves by itself; 0 lets it stay until it is dismissed. Default 3000 (S-9.1). */
  duration?: number;
  /** Name of the button that dismisses it. */
  dismissLabel: string;
  /** Its time is over, or it was dismissed by the button or Escape. Take it away. */
  onDismiss: () => void;
  /** What happened, in one sentence. */
  children: ReactNode;
}

const signs: Record<ToastTone, typeof Info> = { info: Info, success: CircleCheck, failure: CircleAlert };

/**
 * A short word after something was done, which leaves by itself. Its time stands still while the pointer or the keyboard is on it. Stands in
 * a `ToastRegion`. What people must act on is an `InlineMessage` or an `AlertDialog`.
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
  const Sign = signs[tone];
  const { Box } = use(MotionContext);
  const hold = useLeave(duration, onDismiss);

  return (
    <Box
      {...rest}
      data-tone={tone}
      className={clsx(styles.root, className)}
      {...hold}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onDismiss();
      }}
    >
      <Sign className={styles.sign} aria-hidden="true" />
      <p className={styles.words}>{children}</p>
      <IconButton
        label={dismissLabel}
        icon={<X aria-hidden />}
        className={styles.button}
        onClick={onDismiss}
      />
    </Box>
  );
}
