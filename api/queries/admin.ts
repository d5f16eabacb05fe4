import { hashKey, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import {
  type ApplicationQuery,
  compareApplications,
  queryMatcher,
} from '../contract/application/list-query.ts';
import { keysOf, objectFrom } from '../contract/application/typed-object.ts';
import {
  type AdminApplicationsFilter,
  type AdminApplicationsPage,
  type AdminDashboard,
  type AdminMarketers,
  addMarketerCall,
  adminApplicationsCall,
  adminPageSize,
  applicationNeighboursCall,
  dashboardStatsCall,
  deleteMarketerCall,
  type ExportFormat,
  exportApplicationsCall,
  marketersCall,
  updateApplicationStatusCall,
  updateMarketerCall,
} from '../contract/calls/admin.ts';
import { fileTypes } from '../contract/calls/call.ts';
import type { AdminApplication, ApplicationStatus } from '../contract/entities/application.ts';
import { lastDecisionSchema } from '../contract/entities/decision.ts';
import type { Marketer, MarketerChanges, NewMarketer } from '../contract/entities/marketer.ts';
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
      total: found.length,
      page,
      pages: Math.max(1, Math.ceil(found.length / size)),
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

/** Returns everything that the dashboard shows. */
export const dashboardStatsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.dashboardStats,
    queryFn: async ({ signal }): Promise<AdminDashboard> => {
      const { stats, activity, recent, waiting, not_set } = await client(dashboardStatsCall, { signal });
      return { stats, activity, recent, waiting, notSet: not_set };
    },
  });

/** Returns all marketers, the codes that match nobody, and those of deleted marketers. */
export const marketersQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.marketers,
    queryFn: async ({ signal }): Promise<AdminMarketers> => {
      const { marketers, unmatched_codes, retired_codes } = await client(marketersCall, { signal });
      return { marketers, unmatchedCodes: unmatched_codes, retiredCodes: retired_codes };
    },
  });

/** A decision on an application. */
export interface StatusDecision {
  readonly id: number;
  readonly status: ApplicationStatus;
  /** The status that the admin saw. With it, the server refuses to overwrite a decision of somebody else (S-12.50). */
  readonly seen?: ApplicationStatus | undefined;
  /** For admins only. */
  readonly note?: string | undefined;
  /** For the applicant. */
  readonly reason?: string | undefined;
}

/** Sets the status of an application. */
export const updateApplicationStatusMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, status, seen, note, reason }: StatusDecision) =>
      client(updateApplicationStatusCall, {
        body: { application_id: id, status, seen_status: seen, note, reason },
      }),
  });

/** Returns the status that a refused decision would have overwritten, or undefined for any other error. */
export const statusConflict = (error: unknown): ApplicationStatus | undefined =>
  error instanceof ApiError && error.httpStatus === 409
    ? lastDecisionSchema.safeParse(error.answer.decided).data?.status
    : undefined;

/** A marketer to add, and an idempotency key, with which a retry after a lost answer adds it once. */
export interface MarketerAddition {
  readonly marketer: NewMarketer;
  readonly idempotencyKey: string;
}

/** Adds a marketer. */
export const addMarketerMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ marketer, idempotencyKey }: MarketerAddition) =>
      client(addMarketerCall, { body: marketer, idempotencyKey }),
  });

/** A marketer to change: as it was shown, and as it was typed. */
export interface MarketerEdit {
  readonly shown: Marketer;
  readonly typed: Required<MarketerChanges>;
}

/** Changes a marketer. Only what was changed is sent, so that two admins who change different fields keep both changes. */
export const updateMarketerMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ shown, typed: { full_name, email, phone } }: MarketerEdit) => {
      const typed = { full_name, email, phone };
      const changed = keysOf(typed).filter((name) => typed[name] !== shown[name]);
      const changes: MarketerChanges = objectFrom(changed.map((name) => [name, typed[name]]));
      return client(updateMarketerCall, { body: { id: shown.id, ...changes } });
    },
  });

/** Returns what is wrong with a marketer whose code or address is taken, by field. Empty for any other error. */
export const takenFields = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError && error.httpStatus === 409 ? error.errors : {};

/** Deletes a marketer by id. */
export const deleteMarketerMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: number) => client(deleteMarketerCall, { query: { id } }) });
