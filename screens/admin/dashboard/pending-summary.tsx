import type { AdminDashboard } from '@imc/api';
import { ButtonLink, Card, Cluster, Heading, Link, Stack } from '@imc/ui';
import { adminDashboard } from '../../content/index.ts';
import { formatSince } from '../../shared/dates.ts';
import { useWaitingItems } from '../../shared/use-waiting-items.ts';

const texts = adminDashboard.summary;

/** How many applications are pending, with a link to the oldest (DASH-5), and what else waits for the admin today. */
export function PendingSummary({ stats, waiting }: Pick<AdminDashboard, 'stats' | 'waiting'>) {
  const { pendingApplications: pending } = stats;
  const oldest = waiting.oldest_pending_at;
  const others = useWaitingItems()(waiting);
  return (
    <Card>
      <Cluster justify="between" space="4">
        <Stack space="2">
          <Heading level={2} size="section">
            {pending === 0
              ? texts.none
              : texts.waiting(pending, oldest ? formatSince(oldest, new Date()) : undefined)}
          </Heading>
          {others.length > 0 && (
            <Cluster space="4">
              {others.map(({ to, text }) => (
                <Link key={to} to={to}>
                  {text}
                </Link>
              ))}
            </Cluster>
          )}
        </Stack>
        {pending > 0 && (
          <ButtonLink to={texts.reviewTo}>{pending === 1 ? texts.reviewOne : texts.review}</ButtonLink>
        )}
      </Cluster>
    </Card>
  );
}
