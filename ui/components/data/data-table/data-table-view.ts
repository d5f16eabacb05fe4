/** By which column, and which way. */
export interface DataTableSort {
  /** Key of the column. */
  key: string;
  direction: 'ascending' | 'descending';
}

/** What of the rows is looked at. */
export interface DataTableView {
  /** Default: the order in which the rows are given. */
  sort?: DataTableSort;
  /** What is typed into the search field. Default ''. */
  search?: string;
  /** The chosen value of each select by its key; '' and what is left out restrict nothing. Default {}. */
  filters?: Readonly<Record<string, string>>;
  /** Counted from 1. Default 1. */
  page?: number;
}

/** Changes a part of the view. Whatever brings other rows, or another order, is read from its first page. */
export function changeView(view: DataTableView, change: DataTableView): DataTableView {
  return { ...view, page: 1, ...change };
}

/** The way a column is sorted after its head was clicked: first one way, then the other. */
export function nextSort(
  { key, sortFirst = 'ascending' }: { key: string; sortFirst?: DataTableSort['direction'] },
  now: DataTableSort | undefined,
): DataTableSort {
  if (now?.key !== key) return { key, direction: sortFirst };
  return { key, direction: now.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Something is searched for or left out. */
export const isRestricted = ({ search = '', filters = {} }: DataTableView): boolean =>
  search.trim() !== '' || Object.values(filters).some((value) => value !== '');
