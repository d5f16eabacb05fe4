import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { SkipLink } from '../../components/navigation/skip-link/skip-link.tsx';
import styles from './page-frame.module.css';

export interface PageFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style'> {
  /** Text of the skip link, which is the first tab stop of the page. */
  skipLabel: string;
  /** The navigation bar. It is fixed, so the frame reserves space for it. */
  header: ReactNode;
  /** Footer of the page. */
  footer?: ReactNode;
  /** Content of the page: a stack of sections inside the `main` landmark. */
  children: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Frame of a public page: skip link, header, main content on the page ground, and footer. */
export function PageFrame({ skipLabel, header, footer, children, className, ...rest }: PageFrameProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <SkipLink label={skipLabel} />
      {header}
      <main id="main" tabIndex={-1} className={styles.main} data-ground="page">
        {children}
      </main>
      {footer}
    </div>
  );
}
