import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { ChevronLeft, ChevronRight } from '../../../icons/icons.ts';
import { Button } from '../../actions/button/button.tsx';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import styles from './pagination.module.css';

export interface PaginationLabels {
  /** Accessible name of the landmark: 'Pages of the blog'. */
  nav: string;
  /** Text of the link or button to the previous page: 'Previous'. */
  previous: string;
  /** Text of the link or button to the next page: 'Next'. */
  next: string;
  /** Text for the current position: `(page, count) => 'Page 1 of 316'`. */
  page: (page: number, pageCount: number) => string;
}

interface PaginationBaseProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'style' | 'children' | 'aria-label'> {
  /** Current page, counted from 1. */
  page: number;
  /** Number of pages, at least 1. */
  pageCount: number;
  /** All texts of the component. */
  labels: PaginationLabels;
  /** Text at the start: '1-7 of 2,210'. */
  summary?: ReactNode;
}

/** Pages with their own URLs are links; pages inside a view are buttons. */
export type PaginationProps = PaginationBaseProps &
  (
    | {
        /** Returns the URL of a page. */
        linkTo: (page: number) => string;
        onPageChange?: never;
      }
    | {
        /** Called with the page that the user requests. */
        onPageChange: (page: number) => void;
        linkTo?: never;
      }
  );

/**
 * Steps through a long list page by page. On the first and last page, the unavailable button stays in place
 * but is disabled. If it had the focus, focus moves to the other one.
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
  const controls = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: A focused button becomes disabled when the page changes.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const disabled = controls.current?.querySelector(':disabled');
    // Some browsers move the focus to the body as soon as a button is disabled.
    const hasLostFocus = hadFocus.current && (activeElement === disabled || activeElement === document.body);
    hadFocus.current = false;
    if (disabled && hasLostFocus) controls.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [page]);
  const step = (to: number, label: string, icons: { iconStart?: ReactNode; iconEnd?: ReactNode }) => {
    const isDisabled = to < 1 || to > pageCount;
    if (linkTo && !isDisabled) {
      return (
        <ButtonLink variant="secondary" to={linkTo(to)} rel={to < page ? 'prev' : 'next'} {...icons}>
          {label}
        </ButtonLink>
      );
    }
    return (
      <Button
        variant="secondary"
        disabled={isDisabled}
        onClick={({ currentTarget }) => {
          hadFocus.current = currentTarget === document.activeElement;
          onPageChange?.(to);
        }}
        {...icons}
      >
        {label}
      </Button>
    );
  };
  return (
    <nav {...rest} aria-label={labels.nav} className={clsx(styles.root, className)}>
      {summary && <p className={styles.summary}>{summary}</p>}
      <div ref={controls} className={styles.controls}>
        {step(page - 1, labels.previous, { iconStart: <ChevronLeft /> })}
        <p className={styles.page}>{labels.page(page, pageCount)}</p>
        {step(page + 1, labels.next, { iconEnd: <ChevronRight /> })}
      </div>
    </nav>
  );
}
