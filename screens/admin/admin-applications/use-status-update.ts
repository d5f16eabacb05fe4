import {
  type AdminApplication,
  type AdminApplicationsPage,
  ApiError,
  type ApplicationStatus,
  queryKeys,
  type StatusDecision,
  statusConflict,
  updateApplicationStatusMutation,
  useApiClient,
} from '@imc/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Outcome of an update. */
export interface StatusOutcome {
  readonly hasFailed: boolean;
  /** The server's message if somebody else has decided since. */
  readonly message?: string | undefined;
}

/** Updates the status of applications, with the outcome to show (S-8.8). */
export interface StatusUpdate {
  readonly setStatus: (decision: StatusDecision) => void;
  /** Returns the status that an application is being set to, or undefined without a pending update of it. */
  readonly pendingStatus: (id: number) => ApplicationStatus | undefined;
  /** Outcome of the last update; undefined once it is acknowledged. */
  readonly outcome: StatusOutcome | undefined;
  readonly clearOutcome: () => void;
}

/**
 * Updates the status of an application. On success, the cached lists are updated in place (S-4.3), and later responses replace them. The dashboard's
 * figures are refetched when they are next shown. If another admin has decided since, their status is shown instead and nothing is overwritten.
 */
export function useStatusUpdate(): StatusUpdate {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<StatusOutcome>();
  const showStatus = async (id: number, status: ApplicationStatus) => {
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
  };
  const mutation = useMutation({
    ...updateApplicationStatusMutation(useApiClient()),
    onSuccess: async (_, { id, status }) => {
      await showStatus(id, status);
      setOutcome({ hasFailed: false });
    },
    onError: async (error, { id }) => {
      const decided = statusConflict(error);
      if (decided) await showStatus(id, decided);
      setOutcome({
        hasFailed: true,
        message: decided && error instanceof ApiError ? error.serverMessage : undefined,
      });
    },
  });
  return {
    setStatus: (decision) => mutation.mutate(decision),
    pendingStatus: (id) =>
      mutation.isPending && mutation.variables.id === id ? mutation.variables.status : undefined,
    outcome,
    clearOutcome: () => setOutcome(undefined),
  };
}
