import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Mosaic } from '../../components/identity/mosaic/mosaic.tsx';
import { Eyebrow } from '../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title' | 'children'> {
  /** A `Breadcrumb` with `onBrand`, shown at the top. */
  breadcrumb?: ReactNode;
  /** A word or two above the title: the kind of page, if the breadcrumb does not show it. */
  eyebrow?: string;
  /** Title of the page, rendered as its `h1`. */
  title: string;
  /** One or two sentences about the page. */
  text?: ReactNode;
  /** Content below the text, such as a button or a date. */
  actions?: ReactNode;
  /** Seed of the mosaic. Use a different one for every page, such as its path. */
  seed: string | number;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Header of an inner page: its title on institute blue, with three rows of tiles that bleed off the edge. */
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
      <div className={styles.content}>
        {breadcrumb && <div className={styles.breadcrumb}>{breadcrumb}</div>}
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
