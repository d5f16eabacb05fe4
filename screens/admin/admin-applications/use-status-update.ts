import {
  type AdminApplication,
  type AdminApplicationsPage,
  type ApplicationStatus,
  queryKeys,
  updateApplicationStatusMutation,
  useApiClient,
} from '@imc/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Setting an application's state, and what the person is told of it (S-8.8). */
export interface StatusUpdate {
  readonly setStatus: (id: number, status: ApplicationStatus) => void;
  /** The state that an application is being set to; undefined where no update of it is on its way. */
  readonly pendingStatus: (id: number) => ApplicationStatus | undefined;
  /** How the last update ended; undefined once it was acknowledged. */
  readonly outcome: 'succeeded' | 'failed' | undefined;
  readonly clearOutcome: () => void;
}

/**
 * After a success the cached answers are updated in place (S-4.3), and anything asked for anew replaces them. Other figures are
 * asked for when next shown.
 */
export function useStatusUpdate(): StatusUpdate {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<StatusUpdate['outcome']>();
  const mutation = useMutation({
    ...updateApplicationStatusMutation(useApiClient()),
    onSuccess: async (_, { id, status }) => {
      const inPlace = (application: AdminApplication) =>
        application.id === id ? { ...application, status } : application;
      // An answer that set out before the decision does not know of it: it is asked for once more.
      const lists = { queryKey: queryKeys.adminApplications };
      const isAsking = queryClient.isFetching(lists) > 0;
      await queryClient.cancelQueries(lists);
      queryClient.setQueriesData<AdminApplicationsPage>(
        lists,
        (page) => page && { ...page, applications: page.applications.map(inPlace) },
      );
      queryClient.setQueryData<AdminApplication>(
        queryKeys.openApplication(id),
        (application) => application && inPlace(application),
      );
      void queryClient.invalidateQueries({ ...lists, refetchType: isAsking ? 'active' : 'none' });
      void queryClient.invalidateQueries({ queryKey: queryKeys.dashboardStats });
      setOutcome('succeeded');
    },
    onError: () => setOutcome('failed'),
  });
  return {
    setStatus: (id, status) => mutation.mutate({ id, status }),
    pendingStatus: (id) =>
      mutation.isPending && mutation.variables.id === id ? mutation.variables.status : undefined,
    outcome,
    clearOutcome: () => setOutcome(undefined),
  };
}
