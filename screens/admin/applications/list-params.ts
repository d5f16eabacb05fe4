import {
  applicationsList,
  defaultColumns,
  defaultPageSize,
  type ListView,
  listViewParams,
  readListView,
} from '@imc/api';
import type { AdminApplicationsView } from '@imc/ui/membership';

/** What the list shows, and which application is open. */
export interface ListParams extends AdminApplicationsView {
  /** Id of the application whose details are open. Undefined while the list is shown. */
  readonly openId?: number | undefined;
  /** Id of the application that is shown next to the list. */
  readonly shownId?: number | undefined;
}

/** The first page of the unfiltered list. */
export const firstPage: ListParams = { query: {}, page: 1, limit: defaultPageSize, columns: defaultColumns };

/** Missing and invalid parameters default to the first page of the unfiltered list. */
export function listParamsFrom(params: URLSearchParams): ListParams {
  const { page, application, show } = applicationsList.parse(params);
  return { ...readListView(params), page, openId: application, shownId: show };
}

/** Omits default values. */
export const toSearchParams = ({ page, openId, shownId, ...view }: ListParams): URLSearchParams =>
  new URLSearchParams([
    ...listViewParams(view),
    ...applicationsList.format({ page, application: openId, show: shownId }),
  ]);

export const listHref = (params: ListParams): string => `?${toSearchParams(params)}`;

/** Returns the query of a saved view: what the list shows, without page and open application (APP-38). */
export const viewQuery = (view: ListView): string => String(listViewParams(view));

/** Returns the first page of a saved view. Another client may have saved it. */
export const paramsOfView = (query: string): ListParams => ({
  ...readListView(new URLSearchParams(query)),
  page: 1,
});
