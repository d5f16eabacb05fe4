import { hashKey, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import {
  type ApplicationQuery,
  compareApplications,
  queryMatcher,
} from '../contract/application/list-query.ts';
import {
  type AdminApplicationsFilter,
  type AdminApplicationsPage,
  adminApplicationsCall,
  adminPageSize,
  applicationNeighboursCall,
  type ExportFormat,
  exportApplicationsCall,
} from '../contract/calls/applications-admin.ts';
import { fileTypes } from '../contract/calls/call.ts';
import type { AdminApplication } from '../contract/entities/application.ts';
import { paging } from '../contract/rules/paging.ts';
import { isNotFound } from './is-not-found.ts';
import { queryKeys } from './query-keys.ts';

/** The complete list of a provider without pages, and the milliseconds after which it is loaded again. */
const completeList = { queryKey: [...queryKeys.adminApplications, 'complete'], staleTime: 60_000 } as const;

/** Applications that are searched or sorted before the browser may do something else: a few milliseconds of work. */
const sliceSize = 250;

/** Returns the applications that belong to a list, in its order, without blocking the browser however many there are. */
async function findIn(
  all: readonly AdminApplication[],
  filters: ApplicationQuery,
): Promise<AdminApplication[]> {
  const matches = queryMatcher(filters);
  const compare = compareApplications(filters);
  const found: AdminApplication[] = [];
  for (let start = 0; start < all.length; start += sliceSize) {
    const matching = all.slice(start, start + sliceSize).filter(matches);
    // Also folds the texts that the last sorting compares.
    if (isOrdered(filters)) matching.sort(compare);
    found.push(...matching);
    if (start + sliceSize < all.length) await new Promise((resolve) => setTimeout(resolve));
  }
  // Without an order to sort by, the provider's own stays.
  return isOrdered(filters) ? found.sort(compare) : found;
}

const isOrdered = ({ sort, order }: ApplicationQuery): boolean => sort !== undefined || order !== undefined;

/** Whether a provider that does not say that it knows our parameters may have applied them: the rows match, and are in their order. */
function looksApplied(rows: readonly AdminApplication[], filters: ApplicationQuery): boolean {
  const compare = compareApplications(filters);
  const follows = (row: AdminApplication, index: number) => {
    const before = rows[index - 1];
    return !before || compare(before, row) <= 0;
  };
  return rows.every(queryMatcher(filters)) && (!isOrdered(filters) || rows.every(follows));
}

/** Pages of the list that stay in memory when they are left, so that going back shows them at once. */
const keptPages = 8;

/** Forgets the pages that were loaded longest ago, so that a tab in which somebody reads all day does not grow. */
function forgetOldPages(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  const left = cache
    .findAll({ queryKey: queryKeys.adminApplications, type: 'inactive', fetchStatus: 'idle' })
    .filter(({ queryHash }) => queryHash !== hashKey(completeList.queryKey))
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const query of left.slice(keptPages)) cache.remove(query);
}

/**
 * Returns one page of the admin list. The specification's call has no pages or filters. If a provider returns more rows than requested,
 * rows that don't match, another order or no total, its complete list is searched, sorted and paged here, by the functions of the contract that
 * the mocks use too (S-12.16). It is loaded once and kept for a minute, or until it changes. Then `complete` is true, and a `limit` of 'all'
 * returns all matching applications; any other provider answers its largest page.
 */
export const adminApplicationsQuery = (
  client: ApiClient,
  { page = 1, limit = adminPageSize.default, after, ...filters }: AdminApplicationsFilter = {},
) => {
  const pageIn = async (all: readonly AdminApplication[]): Promise<AdminApplicationsPage> => {
    const found = await findIn(all, filters);
    const size = limit === 'all' ? Math.max(found.length, 1) : limit;
    return {
      applications: found.slice((page - 1) * size, page * size),
      ...paging(found.length, { page, limit: size }),
      complete: true,
    };
  };
  return queryOptions({
    queryKey: [...queryKeys.adminApplications, { ...filters, page, limit, after }],
    queryFn: async ({ signal, client: queryClient }): Promise<AdminApplicationsPage> => {
      forgetOldPages(queryClient);
      const kept = queryClient.getQueryState<AdminApplicationsPage>(completeList.queryKey);
      const isFresh = kept && !kept.isInvalidated && Date.now() - kept.dataUpdatedAt < completeList.staleTime;
      if (kept?.data && isFresh) return pageIn(kept.data.applications);

      const largest = limit === 'all' ? adminPageSize.maximum : limit;
      const query = { ...filters, ...(after ? { after } : { page }), limit: largest };
      const answer = await client(adminApplicationsCall, { query, signal });
      const { applications, total, pages, next } = answer;
      const isKnown = next !== undefined;
      if (
        total !== null &&
        applications.length <= largest &&
        (isKnown || looksApplied(applications, filters))
      )
        return { applications, total, page: answer.page, pages, next };

      // The provider pages but does not filter, so load the complete list to find all matching rows.
      const isPart = total !== null && total > applications.length;
      const all = isPart ? (await client(adminApplicationsCall, { signal })).applications : applications;
      // What a provider may have filtered is not the complete list.
      const { sort: _sort, order: _order, ...conditions } = filters;
      if (isPart || Object.values(conditions).every((value) => value === undefined)) {
        queryClient.setQueryData<AdminApplicationsPage>(completeList.queryKey, {
          applications: all,
          total: all.length,
          page: 1,
          pages: 1,
        });
      }
      return pageIn(all);
    },
  });
};

/** Ids of the applications around one in a list. Undefined at the ends, and if the provider does not tell. */
export interface ApplicationNeighbours {
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** Returns the applications before and after one in a list, on whatever page it is. Both are undefined if there is no such application. */
export const applicationNeighboursQuery = (
  client: ApiClient,
  applicationId: number,
  filters: ApplicationQuery = {},
) =>
  queryOptions({
    queryKey: [...queryKeys.applicationNeighbours, applicationId, filters],
    // Asked again whenever they are needed: others decide and apply meanwhile.
    gcTime: 0,
    queryFn: async ({ signal, client: queryClient }): Promise<ApplicationNeighbours> => {
      try {
        const query = { ...filters, application_id: applicationId };
        const { previous, next } = await client(applicationNeighboursCall, { query, signal });
        return { previous: previous ?? undefined, next: next ?? undefined };
      } catch (error) {
        if (!isNotFound(error)) throw error;
        // The specification's own provider has no such call, but then its list is here.
        const kept = queryClient.getQueryData<AdminApplicationsPage>(completeList.queryKey);
        const found = kept ? await findIn(kept.applications, filters) : [];
        const index = found.findIndex(({ id }) => id === applicationId);
        return index < 0
          ? { previous: undefined, next: undefined }
          : { previous: found[index - 1]?.id, next: found[index + 1]?.id };
      }
    },
  });

/** An exported file. */
export interface ExportedFile {
  readonly file: Blob;
  /** Format of the file. Another one than was requested if the provider knows only CSV. */
  readonly format: ExportFormat;
}

/** Downloads the applications of a query as a file. */
export const exportApplicationsMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async ({ query, format }: { query: ApplicationQuery; format: ExportFormat }) => {
      const { file } = await client(exportApplicationsCall, { query: { ...query, format } });
      const isWorkbook = file.type === fileTypes.xlsx;
      return { file, format: isWorkbook ? 'xlsx' : 'csv' } satisfies ExportedFile as ExportedFile;
    },
  });
