import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { SkipLink } from '../../components/navigation/skip-link/skip-link.tsx';
import styles from './page-frame.module.css';

export interface PageFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style'> {
  /** Words of the link that jumps over the header: the first thing a keyboard meets. */
  skipLabel: string;
  /** The navigation bar. It is fixed, so the frame keeps its height free. */
  header: ReactNode;
  /** The footer. */
  footer?: ReactNode;
  /** The page: bands below one another, inside the `main` landmark. */
  children: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A public page: skip link, header, main on paper-grey, footer. */
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
