import { type AdminApplication, type AdminApplicationsPage, queryKeys } from '@imc/api';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * The application that is open: as the list has it, and as the list had it last where it has moved to another page meanwhile, so that what is being read
 * stays. Undefined where the list at hand never held it.
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
  // Once it is closed nothing keeps it up to date: the next time it is as the list has it then.
  useEffect(() => {
    if (id === undefined) return;
    return () => queryClient.removeQueries({ queryKey: queryKeys.openApplication(id) });
  }, [queryClient, id]);
  // No call answers a single application: the cache alone holds it.
  const { data: last } = useQuery<AdminApplication>({
    queryKey: queryKeys.openApplication(id),
    queryFn: skipToken,
  });
  return id === undefined ? undefined : (listed ?? last);
}
