import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { ArrowRight } from '../../../icons/icons.ts';
import { Link } from '../../actions/link/link.tsx';
import styles from './previous-next.module.css';

export interface NeighbourPage {
  /** Path of the page. */
  readonly to: string;
  readonly title: string;
}

export interface PreviousNextProps extends Omit<ComponentPropsWithRef<'nav'>, 'style' | 'children'> {
  /** Accessible name: 'More about the Institute'. */
  label: string;
  /** The page before this one. */
  previous?: NeighbourPage;
  /** The page after this one. */
  next?: NeighbourPage;
  /** Word above the title of the previous page: 'Previous'. */
  previousLabel: string;
  /** Word above the title of the next page: 'Next'. */
  nextLabel: string;
}

/** One line at the end of a page, with links to the pages before and after it. */
export function PreviousNext({
  label,
  previous,
  next,
  previousLabel,
  nextLabel,
  className,
  ...rest
}: PreviousNextProps) {
  return (
    <nav {...rest} aria-label={label} className={clsx(styles.root, className)}>
      {previous && (
        <Link to={previous.to} tone="quiet" className={styles.link} data-towards="previous">
          <span className={styles.label}>
            <ArrowRight aria-hidden data-directional className={styles.arrow} />
            {previousLabel}
          </span>{' '}
          <span>{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link to={next.to} tone="quiet" className={styles.link} data-towards="next">
          <span className={styles.label}>
            {nextLabel}
            <ArrowRight aria-hidden data-directional className={styles.arrow} />
          </span>{' '}
          <span>{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
