import { type AdminApplication, adminApplicationsQuery, recentLength, useApiClient } from '@imc/api';
import { EmptyState, ErrorState, Spinner } from '@imc/ui';
import { RecentApplications, type RecentApplicationsProps } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { adminDashboard } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { retryOf } from '../../shared/retry.ts';

const texts = adminDashboard.recent;

/** The newest applications, with a link to all of them. While undefined, they are loading. */
export function RecentApplicationsCard({
  applications,
  loading = !applications && <Spinner label={texts.loading} />,
  ...rest
}: { applications: readonly AdminApplication[] | undefined } & Pick<
  RecentApplicationsProps,
  'loading' | 'error'
>) {
  return (
    <RecentApplications
      {...rest}
      applications={applications ?? []}
      labels={texts.labels}
      applicationTo={({ id }) => texts.to(id)}
      viewAllTo={texts.viewAllTo}
      formatDay={formatDay}
      loading={loading}
      empty={<EmptyState text={texts.empty} />}
    />
  );
}

/** The newest applications from the list, for a provider that returns only the specification's figures. */
export function RecentApplicationsFromList() {
  const recent = useQuery(adminApplicationsQuery(useApiClient(), { limit: recentLength }));
  const retry = retryOf(recent);
  return (
    <RecentApplicationsCard
      applications={recent.data?.applications}
      error={retry && <ErrorState message={texts.failed} {...retry} />}
    />
  );
}
