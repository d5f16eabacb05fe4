import {
  adminApplicationsCall,
  defaultColumns,
  defaultPageSize,
  type ListView,
  listViewParams,
  readListView,
} from '@imc/api';
import type { AdminApplicationsView } from '@imc/ui/membership';
import { positiveInteger } from '../../shared/search-params.ts';

/** The place of the user in the review: what the list shows, and the application that is open. */
export interface ListPlace extends AdminApplicationsView {
  /** Id of the application whose details are open. Undefined while the list is shown. */
  readonly openId?: number | undefined;
  /** Id of the application that is shown next to the list. */
  readonly shownId?: number | undefined;
}

/** The first page of the unfiltered list. */
export const firstPlace: ListPlace = { query: {}, page: 1, limit: defaultPageSize, columns: defaultColumns };

const { page } = adminApplicationsCall.query.shape;

/** Reads the place from search parameters. Missing and invalid values default to the first page of the unfiltered list. */
export const placeFrom = (params: URLSearchParams): ListPlace => ({
  ...readListView(params),
  page: page.safeParse(params.get('page') ?? undefined).data ?? 1,
  openId: positiveInteger(params.get('application')),
  shownId: positiveInteger(params.get('show')),
});

/** Writes the place as search parameters. Default values are omitted. */
export function placeParams({ page, openId, shownId, ...view }: ListPlace): URLSearchParams {
  const params = listViewParams(view);
  if (page > 1) params.set('page', String(page));
  if (openId !== undefined) params.set('application', String(openId));
  if (shownId !== undefined) params.set('show', String(shownId));
  return params;
}

/** Returns the address of a place. */
export const placeHref = (place: ListPlace): string => `?${placeParams(place)}`;

/** Returns the query under which a view is saved: what the list shows, without the page and what is open (S-12.11). */
export const viewQuery = (view: ListView): string => String(listViewParams(view));

/** Returns the first page of a saved view, which may have been saved by another client. */
export const placeOfView = (query: string): ListPlace => ({
  ...readListView(new URLSearchParams(query)),
  page: 1,
});
