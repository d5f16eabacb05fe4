import { adminApplicationsCall, chosenParameters, readApplicationQuery } from '@imc/api';
import { type AdminApplicationsView, defaultColumns, optionalColumns, pageSizes } from '@imc/ui/membership';
import { positiveInteger } from '../../shared/search-params.ts';

/** The place of the user in the review: what the list shows, and the application that is open. */
export interface ListPlace extends AdminApplicationsView {
  /** Id of the application whose details are open. Undefined while the list is shown. */
  readonly openId?: number | undefined;
  /** Id of the application that is shown next to the list. */
  readonly shownId?: number | undefined;
}

const defaultPageSize = 50;

/** The first page of the unfiltered list. */
export const firstPlace: ListPlace = { query: {}, page: 1, limit: defaultPageSize, columns: defaultColumns };

const { page } = adminApplicationsCall.query.shape;

/** Reads the place from search parameters. Missing and invalid values default to the first page of the unfiltered list. */
export function placeFrom(params: URLSearchParams): ListPlace {
  const rows = params.get('rows');
  const columns = params.get('columns')?.split(',');
  return {
    query: readApplicationQuery((name) => params.get(name)),
    page: page.safeParse(params.get('page') ?? undefined).data ?? 1,
    limit: pageSizes.find((size) => String(size) === rows) ?? defaultPageSize,
    columns: columns ? optionalColumns.filter((column) => columns.includes(column)) : defaultColumns,
    openId: positiveInteger(params.get('application')),
    shownId: positiveInteger(params.get('show')),
  };
}

/** Writes the place as search parameters. Default values are omitted. */
export function placeParams({ query, page, limit, columns, openId, shownId }: ListPlace): URLSearchParams {
  const params = new URLSearchParams(chosenParameters(query));
  if (page > 1) params.set('page', String(page));
  if (limit !== defaultPageSize) params.set('rows', String(limit));
  if (String(columns) !== String(defaultColumns)) params.set('columns', String(columns));
  if (openId !== undefined) params.set('application', String(openId));
  if (shownId !== undefined) params.set('show', String(shownId));
  return params;
}

/** Returns the address of a place. */
export const placeHref = (place: ListPlace): string => `?${placeParams(place)}`;
