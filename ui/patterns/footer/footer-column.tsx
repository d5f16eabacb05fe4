import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import styles from './footer.module.css';

export interface FooterColumnProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title'> {
  /** What the column holds, as its heading. */
  title: string;
  /** Links as a list, a form, addresses. */
  children: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** One column of the footer. */
export function FooterColumn({ title, children, className, ...rest }: FooterColumnProps) {
  return (
    <div {...rest} className={clsx(styles.column, className)}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
