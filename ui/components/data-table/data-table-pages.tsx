import { useLayoutEffect, useRef } from 'react';
import { Pagination, type PaginationLabels } from '../pagination/pagination.tsx';

interface DataTablePagesParts {
  page: number;
  pageCount: number;
  labels: PaginationLabels;
  onPageChange: (page: number) => void;
}

/** The pages below the table. A press that goes off at the last page would drop the focus; it goes to the way that is left. */
export function DataTablePages({ page, ...rest }: DataTablePagesParts) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press goes off when the page changes.
  useLayoutEffect(() => {
    if (nav.current?.querySelector(':disabled') !== document.activeElement) return;
    nav.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [page]);
  return <Pagination ref={nav} page={page} {...rest} />;
}
