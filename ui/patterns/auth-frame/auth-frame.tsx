import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from '../../components/actions/link/link.tsx';
import { Logo } from '../../components/identity/logo/logo.tsx';
import { Mosaic } from '../../components/identity/mosaic/mosaic.tsx';
import styles from './auth-frame.module.css';

export interface AuthFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title'> {
  /** Name of the institute, in the logo that leads home. */
  name: string;
  /** Where the logo leads. Default `/`. */
  homeTo?: string;
  /** One sentence on the blue panel, at desk width: what stands behind this door. */
  statement: string;
  /** What carries the sentence: a year, a count, a name. */
  statementSource?: string;
  /** Composition of the mosaic. Default `door`. */
  seed?: string;
  /** A line below the sheet: the way to the other form, or for help. */
  below?: ReactNode;
  /** The form, with its `h1`. */
  children: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** The door of the institute: a form on its sheet beside a blue wall of tiles; on a phone the tiles are a band above it. */
export function AuthFrame({
  name,
  homeTo = '/',
  statement,
  statementSource,
  seed = 'door',
  below,
  children,
  className,
  ...rest
}: AuthFrameProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <header className={styles.header} data-ground="institute">
        <div className={styles.bar}>
          <Link to={homeTo} tone="plain" onBrand className={styles.home}>
            <Logo name={name} variant="on-brand" />
          </Link>
        </div>
        <div className={styles.art}>
          <Mosaic seed={seed} columns={8} rows={11} />
          <figure className={styles.statement}>
            <blockquote className={styles.words}>{statement}</blockquote>
            {statementSource && <figcaption className={styles.source}>{statementSource}</figcaption>}
          </figure>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main} data-ground="page">
        <div className={styles.sheet} data-ground="sheet">
          {children}
        </div>
        {below && <div className={styles.below}>{below}</div>}
      </main>
    </div>
  );
}
