import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, use } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../../../icons/icons.ts';
import { MotionContext } from '../../../motion/motion-context.ts';
import styles from './inline-message.module.css';

/** What kind of news it is. */
export type MessageTone = 'info' | 'success' | 'warning' | 'failure';

export interface InlineMessageProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'title'> {
  /** Colour and sign; the words have to say it too. Default `info`. */
  tone?: MessageTone;
  /** A short line over the text. */
  title?: ReactNode;
  /** What happened and what can be done, or a `FormErrors`. */
  children?: ReactNode;
  /** A click or a link that goes with it. */
  action?: ReactNode;
}

const signs: Record<MessageTone, typeof Info> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  failure: CircleAlert,
};

/**
 * A message in its place on the page. It stands still and is read where it stands; give `role="status"` (or `alert` for what can't wait) where
 * it appears after a click and nothing else tells of it.
 */
export function InlineMessage({
  tone = 'info',
  title,
  action,
  className,
  children,
  ...rest
}: InlineMessageProps) {
  const Sign = signs[tone];
  const { Box } = use(MotionContext);
  return (
    <Box {...rest} data-tone={tone} className={clsx(styles.root, className)}>
      <Sign className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </Box>
  );
}
