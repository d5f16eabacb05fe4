import { type AdminApplication, type AdminApplicationsPage, queryKeys } from '@imc/api';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Returns the open application from the current list. If it has moved to another page since, returns it from the list that last contained it, so
 * that the details stay visible. Undefined if no loaded list contained it.
 */
export function useOpenApplication(
  id: number | undefined,
  list: AdminApplicationsPage | undefined,
): AdminApplication | undefined {
  const queryClient = useQueryClient();
  const listed = list?.applications.find((application) => application.id === id);
  useEffect(() => {
    if (listed) queryClient.setQueryData(queryKeys.openApplication(listed.id), listed);
  }, [queryClient, listed]);
  // After closing, the cached copy is removed, because nothing would update it.
  useEffect(() => {
    if (id === undefined) return;
    return () => queryClient.removeQueries({ queryKey: queryKeys.openApplication(id) });
  }, [queryClient, id]);
  // No call returns a single application, so it is only ever read from the cache.
  const { data: cached } = useQuery<AdminApplication>({
    queryKey: queryKeys.openApplication(id),
    queryFn: skipToken,
  });
  return id === undefined ? undefined : (listed ?? cached);
}
