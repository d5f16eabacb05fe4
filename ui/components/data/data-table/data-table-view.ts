export interface DataTableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableView {
  /** Sorting. Default: the order of `rows`. */
  sort?: DataTableSort;
  /** Text in the search field. Default ''. */
  search?: string;
  /** Chosen value of each filter by its key. '' and missing keys match all rows. Default {}. */
  filters?: Readonly<Record<string, string>>;
  /** Chosen tab of `lead`. Default: the one with all rows. */
  state?: string | undefined;
  /** Page, counted from 1. Default 1. */
  page?: number;
}

/** Returns a view with the given changes. Any change other than the page resets the page to 1. */
export function changeView(view: DataTableView, change: DataTableView): DataTableView {
  return { ...view, page: 1, ...change };
}

/**
 * Returns the sorting after a click on a column header. The first click sorts in the column's first
 * direction, further clicks toggle it.
 */
export function nextSort(
  { key, sortFirst = 'ascending' }: { key: string; sortFirst?: DataTableSort['direction'] },
  now: DataTableSort | undefined,
): DataTableSort {
  if (now?.key !== key) return { key, direction: sortFirst };
  return { key, direction: now.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Returns whether the view has a search text or an active filter. */
export const isRestricted = ({ search = '', filters = {} }: DataTableView): boolean =>
  search.trim() !== '' || Object.values(filters).some((value) => value !== '');
