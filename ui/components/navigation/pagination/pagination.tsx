import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { ChevronLeft, ChevronRight } from '../../../icons/icons.ts';
import { Button } from '../../actions/button/button.tsx';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import styles from './pagination.module.css';

/** The words of the pages. */
export interface PaginationLabels {
  /** Name of the landmark: 'Pages of the blog'. */
  nav: string;
  /** The way back: 'Previous'. */
  previous: string;
  /** The way on: 'Next'. */
  next: string;
  /** Where one is: `(page, count) => 'Page 1 of 316'`. */
  page: (page: number, pageCount: number) => string;
}

interface PaginationBaseProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'style' | 'children' | 'aria-label'> {
  /** The page that is shown, counted from 1. */
  page: number;
  /** How many there are; at least 1. */
  pageCount: number;
  /** Every word that is shown. */
  labels: PaginationLabels;
  /** Stands at the start: '1-7 of 2,210'. */
  summary?: ReactNode;
}

/** Pages with an address of their own are links; pages inside a view are buttons. */
export type PaginationProps = PaginationBaseProps &
  (
    | {
        /** Address of a page. */
        linkTo: (page: number) => string;
        onPageChange?: never;
      }
    | {
        /** Another page was asked for. */
        onPageChange: (page: number) => void;
        linkTo?: never;
      }
  );

/**
 * The way through a long list, page by page. At the ends the way that leads nowhere stays in place and is off; the focus it held goes to
 * the way that is left.
 */
export function Pagination({
  page,
  pageCount,
  labels,
  summary,
  linkTo,
  onPageChange,
  className,
  ...rest
}: PaginationProps) {
  const ways = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a click goes off when the page changes.
  useLayoutEffect(() => {
    if (ways.current?.querySelector(':disabled') !== document.activeElement) return;
    ways.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [page]);
  const step = (to: number, words: string, icons: { iconStart?: ReactNode; iconEnd?: ReactNode }) => {
    const off = to < 1 || to > pageCount;
    if (linkTo && !off) {
      return (
        <ButtonLink variant="secondary" to={linkTo(to)} rel={to < page ? 'prev' : 'next'} {...icons}>
          {words}
        </ButtonLink>
      );
    }
    return (
      <Button variant="secondary" disabled={off} onClick={() => onPageChange?.(to)} {...icons}>
        {words}
      </Button>
    );
  };
  return (
    <nav {...rest} aria-label={labels.nav} className={clsx(styles.root, className)}>
      {summary && <p className={styles.summary}>{summary}</p>}
      <div ref={ways} className={styles.ways}>
        {step(page - 1, labels.previous, { iconStart: <ChevronLeft /> })}
        <p className={styles.page}>{labels.page(page, pageCount)}</p>
        {step(page + 1, labels.next, { iconEnd: <ChevronRight /> })}
      </div>
    </nav>
  );
}
