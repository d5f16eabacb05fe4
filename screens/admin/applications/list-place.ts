import {
  applicationsList,
  defaultColumns,
  defaultPageSize,
  type ListView,
  listViewParams,
  readListView,
} from '@imc/api';
import type { AdminApplicationsView } from '@imc/ui/membership';

/** The place of the user in the review: what the list shows, and the application that is open. */
export interface ListPlace extends AdminApplicationsView {
  /** Id of the application whose details are open. Undefined while the list is shown. */
  readonly openId?: number | undefined;
  /** Id of the application that is shown next to the list. */
  readonly shownId?: number | undefined;
}

/** The first page of the unfiltered list. */
export const firstPlace: ListPlace = { query: {}, page: 1, limit: defaultPageSize, columns: defaultColumns };

/** Reads the place from search parameters. Missing and invalid values default to the first page of the unfiltered list. */
export function placeFrom(params: URLSearchParams): ListPlace {
  const { page, application, show } = applicationsList.parse(params);
  return { ...readListView(params), page, openId: application, shownId: show };
}

/** Writes the place as search parameters. Default values are omitted. */
export const placeParams = ({ page, openId, shownId, ...view }: ListPlace): URLSearchParams =>
  new URLSearchParams([
    ...listViewParams(view),
    ...applicationsList.format({ page, application: openId, show: shownId }),
  ]);

/** Returns the address of a place. */
export const placeHref = (place: ListPlace): string => `?${placeParams(place)}`;

/** Returns the query under which a view is saved: what the list shows, without the page and what is open (APP-38). */
export const viewQuery = (view: ListView): string => String(listViewParams(view));

/** Returns the first page of a saved view, which may have been saved by another client. */
export const placeOfView = (query: string): ListPlace => ({
  ...readListView(new URLSearchParams(query)),
  page: 1,
});
