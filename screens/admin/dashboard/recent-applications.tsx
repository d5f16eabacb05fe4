import type { AdminApplication } from '@imc/api';
import { EmptyState, Spinner } from '@imc/ui';
import { RecentApplications, type RecentApplicationsProps } from '@imc/ui/membership';
import { adminDashboard } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';

const texts = adminDashboard.recent;

/** Undefined applications are loading. */
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
