import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Mosaic } from '../../components/identity/mosaic/mosaic.tsx';
import type { TileComposition } from '../../components/identity/mosaic/tile-rows.ts';
import { Heading } from '../../layout/heading/heading.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title' | 'children'> {
  /** A `Breadcrumb` with `ground="institute"`, shown at the top. */
  breadcrumb?: ReactNode;
  /** Title of the page, rendered as its `h1`. */
  title: string;
  /** One or two sentences about the page. */
  text?: ReactNode;
  /** Content below the text, such as a button or a date. */
  actions?: ReactNode;
  /** Tiles that count what the page is about: nine for nine guidelines. Made with `tileRows` or placed one by one. A phone shows them if they are more than twice as wide as high. */
  tiles?: TileComposition;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Header of an inner page: its title on institute blue, on one line on every page, and tiles that count what the page is about. */
export function PageHeader({ breadcrumb, title, text, actions, tiles, className, ...rest }: PageHeaderProps) {
  return (
    <div {...rest} data-ground="institute" className={clsx(styles.root, className)}>
      <div className={styles.content}>
        <div className={styles.above}>{breadcrumb}</div>
        <Heading level={1}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {tiles && (
        <div data-wide={(tiles[0]?.length ?? 0) > 2 * tiles.length || undefined} className={styles.art}>
          <Mosaic composition={tiles} dyes preserveAspectRatio="xMaxYMax meet" />
        </div>
      )}
    </div>
  );
}
