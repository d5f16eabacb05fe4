import type { AdminDashboard } from '@imc/api';
import { ButtonLink, Card, Cluster, Heading } from '@imc/ui';
import { adminDashboard } from '../../content/index.ts';
import { formatSince } from '../../shared/dates.ts';

const texts = adminDashboard.summary;

/** How many applications are pending, with a link to the oldest (DASH-5). */
export function PendingSummary({ stats, waiting }: Pick<AdminDashboard, 'stats' | 'waiting'>) {
  const { pendingApplications: pending } = stats;
  const oldest = waiting.oldest_pending_at;
  return (
    <Card>
      <Cluster justify="between" space="4">
        <Heading level={2} size="section">
          {pending === 0
            ? texts.none
            : texts.waiting(pending, oldest ? formatSince(oldest, new Date()) : undefined)}
        </Heading>
        {pending > 0 && (
          <ButtonLink to={texts.reviewTo}>{pending === 1 ? texts.reviewOne : texts.review}</ButtonLink>
        )}
      </Cluster>
    </Card>
  );
}
