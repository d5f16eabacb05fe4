import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, use } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../../../icons/icons.ts';
import { MotionContext } from '../../../motion/motion-context.ts';
import styles from './inline-message.module.css';

export type MessageTone = 'info' | 'success' | 'warning' | 'failure';

export interface InlineMessageProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'title'> {
  /** Colour and icon. The text must convey it too. Default `info`. */
  tone?: MessageTone;
  /** Short line above the text. */
  title?: ReactNode;
  /** What happened and what the user can do, or a `FormErrors`. */
  children?: ReactNode;
  /** Button or link that belongs to the message. */
  action?: ReactNode;
}

const icons: Record<MessageTone, typeof Info> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  failure: CircleAlert,
};

/**
 * A message in the page content. It is not announced by default. Pass `role="status"` (or `alert` if it is
 * urgent) if it appears after a click and nothing else reports the result.
 */
export function InlineMessage({
  tone = 'info',
  title,
  action,
  className,
  children,
  ...rest
}: InlineMessageProps) {
  const Icon = icons[tone];
  const { Box } = use(MotionContext);
  return (
    <Box {...rest} data-tone={tone} className={clsx(styles.root, className)}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </Box>
  );
}
