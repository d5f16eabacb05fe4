import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Mosaic } from '../../components/identity/mosaic/mosaic.tsx';
import { Eyebrow } from '../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title' | 'children'> {
  /** The way to the page, above everything else: a `Breadcrumb` with `onBrand`. */
  breadcrumb?: ReactNode;
  /** A word or two above the title: what kind of page it is, where the breadcrumb does not say so. */
  eyebrow?: string;
  /** The page's title, its `h1`. */
  title: string;
  /** What the page is for, in a sentence or two. */
  text?: ReactNode;
  /** Below the text: a button, a date. */
  actions?: ReactNode;
  /** Composition of the tiles: give every page its own, such as its path. */
  seed: string | number;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Head of an inner page: title on institute blue, with three rows of tiles that leave the screen at its edge. */
export function PageHeader({
  breadcrumb,
  eyebrow,
  title,
  text,
  actions,
  seed,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <div {...rest} data-ground="institute" className={clsx(styles.root, className)}>
      <div className={styles.words}>
        {breadcrumb && <div className={styles.way}>{breadcrumb}</div>}
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={1}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.art}>
        <Mosaic seed={seed} columns={12} rows={3} preserveAspectRatio="xMinYMin slice" />
      </div>
    </div>
  );
}
