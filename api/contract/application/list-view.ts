import { savedViewTexts } from '../rules/saved-views.ts';
import {
  type ApplicationQuery,
  type ApplicationQueryName,
  applicationQueryParams,
  applicationQuerySchemas,
} from './list-query.ts';

/** Columns of the admin's list that can be shown and hidden, in the order shown. Name and actions are always shown. */
export const optionalColumns = ['category', 'contact', 'employer', 'marketer', 'status', 'date'] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

/** Columns that are shown at first: those of the specification (S-2.66). */
export const defaultColumns: readonly OptionalColumn[] = ['category', 'contact', 'status', 'date'];

/** Numbers of rows on a page that can be chosen, at most the server's maximum (APP-28). */
export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** Rows on a page at first. */
export const defaultPageSize: PageSize = 50;

/** What a saved view of the admin's list keeps (APP-38): everything but the page. */
export interface ListView {
  readonly query: ApplicationQuery;
  readonly limit: PageSize;
  /** Chosen columns besides name and actions. */
  readonly columns: readonly OptionalColumn[];
}

const sizeOf = (text: string | null): PageSize | undefined => pageSizes.find((size) => String(size) === text);

/** Missing and invalid values have their defaults. */
export function readListView(params: URLSearchParams): ListView {
  const columns = params.get('columns')?.split(',');
  return {
    query: applicationQueryParams.parse(params),
    limit: sizeOf(params.get('rows')) ?? defaultPageSize,
    columns: columns ? optionalColumns.filter((column) => columns.includes(column)) : defaultColumns,
  };
}

/** Writes the parameters always in the same order. Default values are omitted. */
export function listViewParams({ query, limit, columns }: ListView): URLSearchParams {
  const params = applicationQueryParams.format(query);
  if (limit !== defaultPageSize) params.set('rows', String(limit));
  if (String(columns) !== String(defaultColumns)) params.set('columns', String(columns));
  return params;
}

const isQueryName = (name: string): name is ApplicationQueryName =>
  Object.hasOwn(applicationQuerySchemas, name);

const areColumns = (text: string): boolean => {
  const names = text === '' ? [] : text.split(',');
  return (
    new Set(names).size === names.length &&
    names.every((name) => optionalColumns.some((column) => column === name))
  );
};

const isValue = (name: string, value: string): boolean => {
  if (name === 'rows') return sizeOf(value) !== undefined;
  if (name === 'columns') return areColumns(value);
  return isQueryName(name) && applicationQuerySchemas[name].safeParse(value).success;
};

/** Returns what is wrong with the query of a view: an unknown, repeated or invalid parameter. Undefined if nothing is. */
export function listViewProblem(query: string): string | undefined {
  const seen = new Set<string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (name !== 'rows' && name !== 'columns' && !isQueryName(name)) return savedViewTexts.unknown;
    if (seen.has(name)) return savedViewTexts.repeated(name);
    if (!isValue(name, value)) return savedViewTexts.invalid(name);
    seen.add(name);
  }
  return undefined;
}
