import {
  type AdminApplication,
  type ApplicationStatus,
  type adminApplicationsQuery,
  queryKeys,
  updateApplicationStatusMutation,
  useApiClient,
} from '@imc/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type AdminPage = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof adminApplicationsQuery>['queryFn']>>>
>;

/** Setting an application's state, and what the person is told of it (specification, section 8). */
export interface StatusUpdate {
  readonly setStatus: (id: number, status: ApplicationStatus) => void;
  /** The state that an application is being set to; undefined where no update of it is on its way. */
  readonly pendingStatus: (id: number) => ApplicationStatus | undefined;
  /** How the last update ended; undefined once it was acknowledged. */
  readonly outcome: 'succeeded' | 'failed' | undefined;
  readonly clearOutcome: () => void;
  /** The application as it stands after the updates made here. */
  readonly withNewStatus: (application: AdminApplication) => AdminApplication;
}

/** After a success the list at hand is updated in place (specification, section 4), and other figures are asked for anew when next shown. */
export function useStatusUpdate(): StatusUpdate {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<StatusUpdate['outcome']>();
  const [changed, setChanged] = useState<ReadonlyMap<number, ApplicationStatus>>(new Map());
  const mutation = useMutation({
    ...updateApplicationStatusMutation(useApiClient()),
    onSuccess: (_, { id, status }) => {
      setChanged((before) => new Map(before).set(id, status));
      queryClient.setQueriesData<AdminPage>(
        { queryKey: queryKeys.adminApplications },
        (page) =>
          page && {
            ...page,
            applications: page.applications.map((application) =>
              application.id === id ? { ...application, status } : application,
            ),
          },
      );
      void queryClient.invalidateQueries({ queryKey: queryKeys.adminApplications, refetchType: 'none' });
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
    withNewStatus: (application) => ({
      ...application,
      status: changed.get(application.id) ?? application.status,
    }),
  };
}
