import { type ApplicationEvent, applicationReference, type MemberApplication } from '@imc/api';
import { Accordion, ErrorState, Skeleton, Timeline } from '@imc/ui';
import { overview } from '../../content/index.ts';
import { formatMoment } from '../../shared/dates.ts';

const { history: texts, track } = overview;

/** The history of the application, folded, latest first (APP-16). */
export function OverviewHistory({
  application,
  history,
  retry,
}: {
  application: MemberApplication;
  /** Oldest first. Undefined while loading. */
  history: readonly ApplicationEvent[] | undefined;
  /** Set if the history could not be loaded. */
  retry: { retryLabel: string; onRetry: () => void; retrying: boolean } | undefined;
}) {
  const content = retry ? (
    <ErrorState message={texts.failed} {...retry} />
  ) : history ? (
    <Timeline
      stateLabels={track.states}
      items={history
        .map((event, index) => ({
          key: String(index),
          title: texts.events[event.kind],
          detail: formatMoment(event.at),
          state: 'done' as const,
        }))
        .reverse()}
    />
  ) : (
    <Skeleton lines={3} />
  );
  return (
    <Accordion
      headingLevel={2}
      density="compact"
      items={[{ key: 'history', title: texts.title(applicationReference(application.id)), content }]}
    />
  );
}
