import {
  type AdminApplication,
  type AdminApplicationsPage,
  type ApplicationReview,
  type ApplicationStatus,
  queryKeys,
} from '@imc/api';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Writes a confirmed status to the cached lists and the application (S-4.3), and reloads the application with
 * its history. The dashboard reloads when it is next shown.
 */
export async function showStatus(
  queryClient: QueryClient,
  id: number,
  status: ApplicationStatus,
): Promise<void> {
  const withStatus = (application: AdminApplication) =>
    application.id === id ? { ...application, status } : application;
  // A list requested before the decision may arrive after it, so lists are requested again.
  const lists = { queryKey: queryKeys.adminApplications };
  const review = { queryKey: queryKeys.applicationReview(id) };
  const wasFetching = queryClient.isFetching(lists) > 0;
  await Promise.all([queryClient.cancelQueries(lists), queryClient.cancelQueries(review)]);
  queryClient.setQueriesData<AdminApplicationsPage>(
    lists,
    (page) => page && { ...page, applications: page.applications.map(withStatus) },
  );
  queryClient.setQueryData<ApplicationReview | null>(
    review.queryKey,
    (found) => found && { ...found, application: { ...found.application, status } },
  );
  void queryClient.invalidateQueries({ ...lists, refetchType: wasFetching ? 'active' : 'none' });
  void queryClient.invalidateQueries(review);
  void queryClient.invalidateQueries({ queryKey: queryKeys.applicationHistory(id) });
  void queryClient.invalidateQueries({ queryKey: queryKeys.dashboardStats });
}
