import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Mosaic } from '../../components/identity/mosaic/mosaic.tsx';
import type { TileComposition } from '../../components/identity/mosaic/tile-rows.ts';
import { Eyebrow } from '../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title' | 'children'> {
  /** A `Breadcrumb` with `ground="institute"`, shown at the top. */
  breadcrumb?: ReactNode;
  /** A word or two above the title: the kind of page, if the breadcrumb does not show it. */
  eyebrow?: string;
  /** Title of the page, rendered as its `h1`. */
  title: string;
  /** One or two sentences about the page. */
  text?: ReactNode;
  /** Content below the text, such as a button or a date. */
  actions?: ReactNode;
  /**
   * Tiles that count what the page is about: nine for nine guidelines. Made with `tileRows` or placed one by one. Without them, for example above
   * a form, the header is as high as its text and ends in a narrow band of tiles.
   */
  tiles?: TileComposition;
  /** Seed of the band of a header without `tiles`: any text. Default: the title. */
  seed?: string | number;
  /** Height on a desktop, with `tiles`: `tall` 480 px, `regular` 320 px, or `low` 256 px, and more on a wide screen. Default `regular`. */
  height?: 'tall' | 'regular' | 'low';
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Header of an inner page: its title on institute blue, with tiles in the lower corner that count what the page is about, or a narrow band. */
export function PageHeader({
  breadcrumb,
  eyebrow,
  title,
  text,
  actions,
  tiles,
  seed = title,
  height = 'regular',
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <div
      {...rest}
      data-ground="institute"
      data-height={tiles && height}
      className={clsx(styles.root, className)}
    >
      <div className={styles.content}>
        {breadcrumb && <div className={styles.breadcrumb}>{breadcrumb}</div>}
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={1}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.art}>
        {tiles ? (
          <Mosaic composition={tiles} dyes preserveAspectRatio="xMaxYMax meet" />
        ) : (
          <Mosaic seed={seed} columns={80} rows={1} preserveAspectRatio="xMinYMin slice" />
        )}
      </div>
    </div>
  );
}
