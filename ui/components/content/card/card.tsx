import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'title'> {
  /** What the sheet is in the document: a `section` with a heading, an `article` that stands alone, an `li` in a list. Default `div`. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** Stands over a hairline at the top: most often a heading and an action. */
  header?: ReactNode;
  /** Stands under a hairline at the end. */
  footer?: ReactNode;
  /** `none` lets the content reach the edges, as a table or a list of rows does. Default `normal`. */
  padding?: 'normal' | 'none';
  /** The content. */
  children?: ReactNode;
}

/** A white sheet on the paper page, with a hairline edge and no shadow. */
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
