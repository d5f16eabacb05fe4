import type { DataTablePagedLabels } from '@imc/ui';
import { count } from './figures.ts';

export const listPages: DataTablePagedLabels['pages'] = {
  nav: 'Pages of the list',
  previous: 'Previous',
  next: 'Next',
  page: (page, pageCount) => `Page ${count(page)} of ${count(pageCount)}`,
};

/** `countOf` names the rows: '1-50 of 1,204 messages'. */
export const pagedLabels = (countOf: (total: number) => string): DataTablePagedLabels => ({
  results: ({ from, to, count: total }) =>
    total === 0 ? '' : `${count(from)}-${count(to)} of ${countOf(total)}`,
  sortBy: 'Sort by',
  pages: listPages,
});
