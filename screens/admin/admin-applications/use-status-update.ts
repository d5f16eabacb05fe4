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

/** Updates the status of applications, with the outcome to show (S-8.8). */
export interface StatusUpdate {
  readonly setStatus: (id: number, status: ApplicationStatus) => void;
  /** Returns the status that an application is being set to, or undefined without a pending update of it. */
  readonly pendingStatus: (id: number) => ApplicationStatus | undefined;
  /** Outcome of the last update; undefined once it is acknowledged. */
  readonly outcome: 'succeeded' | 'failed' | undefined;
  readonly clearOutcome: () => void;
}

/**
 * Updates the status of an application. On success, the cached lists are updated in place (S-4.3), and later responses replace them. The dashboard's
 * figures are refetched when they are next shown.
 */
export function useStatusUpdate(): StatusUpdate {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<StatusUpdate['outcome']>();
  const mutation = useMutation({
    ...updateApplicationStatusMutation(useApiClient()),
    onSuccess: async (_, { id, status }) => {
      const withStatus = (application: AdminApplication) =>
        application.id === id ? { ...application, status } : application;
      // A response to a request from before the decision would not contain it, so the lists are requested again.
      const lists = { queryKey: queryKeys.adminApplications };
      const wasFetching = queryClient.isFetching(lists) > 0;
      await queryClient.cancelQueries(lists);
      queryClient.setQueriesData<AdminApplicationsPage>(
        lists,
        (page) => page && { ...page, applications: page.applications.map(withStatus) },
      );
      queryClient.setQueryData<AdminApplication>(
        queryKeys.openApplication(id),
        (application) => application && withStatus(application),
      );
      void queryClient.invalidateQueries({ ...lists, refetchType: wasFetching ? 'active' : 'none' });
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
