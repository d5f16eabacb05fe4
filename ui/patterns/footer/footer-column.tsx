import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import styles from './footer.module.css';

export interface FooterColumnProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title'> {
  /** Heading of the column. */
  title: string;
  /** Content: a list of links, a form or addresses. */
  children: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A column of the footer. */
export function FooterColumn({ title, children, className, ...rest }: FooterColumnProps) {
  return (
    <div {...rest} className={clsx(styles.column, className)}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
