import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from '../../components/actions/link/link.tsx';
import { Logo } from '../../components/identity/logo/logo.tsx';
import { Mosaic } from '../../components/identity/mosaic/mosaic.tsx';
import type { TileComposition } from '../../components/identity/mosaic/tile-rows.ts';
import styles from './auth-frame.module.css';

export interface AuthFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title'> {
  /** Name of the institute, shown in the logo. */
  name: string;
  /** Path that the logo links to. Default `/`. */
  homeTo?: string;
  /** One sentence about the institute on the blue panel. Only shown from 1024 px on. */
  statement: string;
  /** Source of the statement: a year, a number or a name. */
  statementSource?: string;
  /** Tiles of the wall, eight in a row. Their lowest rows are always seen, on a phone only the last. Default: drawn from a seed. */
  tiles?: TileComposition;
  /** Content below the sheet, such as a link to another form or to help. */
  below?: ReactNode;
  /** The form, including the page's `h1`. */
  children: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Frame of the sign-in and sign-up pages: a blue wall of tiles, and beside it a form on a sheet. On a phone the tiles are a band above it. */
export function AuthFrame({
  name,
  homeTo = '/',
  statement,
  statementSource,
  tiles,
  below,
  children,
  className,
  ...rest
}: AuthFrameProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <header className={styles.header} data-ground="institute" data-print="none">
        <div className={styles.bar}>
          <Link to={homeTo} tone="plain" ground="institute" className={styles.home}>
            <Logo name={name} variant="on-brand" />
          </Link>
        </div>
        <div className={styles.art}>
          <div className={styles.wall}>
            <Mosaic
              seed="door"
              composition={tiles}
              columns={8}
              rows={11}
              preserveAspectRatio="xMinYMax slice"
            />
          </div>
          <figure className={styles.statement}>
            <blockquote className={styles.quote}>{statement}</blockquote>
            {statementSource && <figcaption className={styles.source}>{statementSource}</figcaption>}
          </figure>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main} data-ground="page">
        <div className={styles.sheet} data-ground="sheet">
          {children}
        </div>
        <div className={styles.below}>{below}</div>
      </main>
    </div>
  );
}
