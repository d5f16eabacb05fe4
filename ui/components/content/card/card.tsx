import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'title'> {
  /** Root element: `section` with a heading, `article` if it is self-contained, `li` in a list. Default `div`. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** Content above a hairline at the top, usually a heading and an action. */
  header?: ReactNode;
  /** Content below a hairline at the end. */
  footer?: ReactNode;
  /** `none` lets the content extend to the edges, for example a table or a list of rows. Default `normal`. */
  padding?: 'normal' | 'none';
  /** Content of the card. */
  children?: ReactNode;
}

/** A white sheet with a hairline border and no shadow. */
export function Card({
  as: Root = 'div',
  header,
  footer,
  padding = 'normal',
  className,
  children,
  ref,
  ...rest
}: CardProps) {
  return (
    <Root
      {...(rest as object)}
      ref={ref as never}
      data-padding={padding}
      className={clsx(styles.root, className)}
    >
      {header && <div className={styles.header}>{header}</div>}
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {footer && <div className={styles.footer}>{footer}</div>}
    </Root>
  );
}
