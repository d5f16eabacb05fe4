import {
  type AdminApplication,
  type AdminApplicationsPage,
  type ApplicationNeighbours,
  adminApplicationsQuery,
  applicationNeighboursQuery,
  useApiClient,
} from '@imc/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ListParams } from './list-params.ts';

/** 1 is the next application, -1 the previous one. */
export type Step = 1 | -1;

/**
 * Returns the ids of the previous and next application in the list (APP-45). At the ends of the loaded page,
 * and for an application on another page, it asks the server.
 */
export function useNeighbours(
  { openId, query }: ListParams,
  list: AdminApplicationsPage | undefined,
): ApplicationNeighbours {
  const ids = list?.applications.map(({ id }) => id) ?? [];
  const index = openId === undefined ? -1 : ids.indexOf(openId);
  const isInside =
    list !== undefined &&
    index >= 0 &&
    (index > 0 || list.page === 1) &&
    (index < ids.length - 1 || list.page >= list.pages);
  const { data } = useQuery({
    ...applicationNeighboursQuery(useApiClient(), openId ?? 0, query),
    enabled: openId !== undefined && !isInside,
  });
  return {
    previous: index > 0 ? ids[index - 1] : data?.previous,
    next: (index < 0 ? undefined : ids[index + 1]) ?? data?.next,
  };
}

export interface FoundRow {
  readonly page: number;
  readonly application: AdminApplication;
}

/**
 * Returns a function that finds the application before or after one at the end of the loaded page. It is usually on the next or previous
 * page, but earlier decisions may have moved it to the loaded page or before. Undefined at the end of the list.
 */
export function useFindBeyond({ query, page, limit }: ListParams) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const isFinding = useRef(false);
  const find = async (id: number, step: Step): Promise<FoundRow | undefined> => {
    const around = await queryClient.fetchQuery(applicationNeighboursQuery(client, id, query));
    const wanted = around[step === 1 ? 'next' : 'previous'];
    let atEdge: FoundRow | undefined;
    for (const number of [page + step, page, page - step].filter((candidate) => candidate > 0)) {
      const { applications } = await queryClient.fetchQuery(
        adminApplicationsQuery(client, { ...query, page: number, limit }),
      );
      const application = applications.find((row) => row.id === wanted);
      if (application) return { page: number, application };
      const edge = applications.at(step === 1 ? 0 : -1);
      if (number === page + step && edge) atEdge = { page: number, application: edge };
    }
    return atEdge;
  };
  /** Also undefined during an earlier search, so that a key that is held down moves once. */
  return async (id: number, step: Step): Promise<FoundRow | undefined> => {
    if (isFinding.current) return undefined;
    isFinding.current = true;
    return find(id, step).finally(() => {
      isFinding.current = false;
    });
  };
}
