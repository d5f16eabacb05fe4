import { type ApplicationEvent, applicationReference, type MemberApplication, shownStatus } from '@imc/api';
import { ErrorState, Skeleton, Timeline, type TimelineItem } from '@imc/ui';
import { overview as texts } from '../../content/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { MemberSection } from '../member-section.tsx';
import { StatusMeaning } from '../status-meaning.tsx';

/** What the status means and what happens next. */
export function OverviewMeaning({ application }: { application: MemberApplication | undefined }) {
  const status = application ? shownStatus(application) : 'none';
  return (
    <MemberSection title={texts.meaning[status].title}>
      <StatusMeaning status={status} />
    </MemberSection>
  );
}

/** Returns the remaining steps of a pending application, latest first. */
const stepsAhead = (application: MemberApplication, isAsked: boolean): TimelineItem[] =>
  shownStatus(application) === 'pending'
    ? [
        { key: 'outcome', title: texts.history.ahead, state: 'ahead' },
        { key: 'reading', title: isAsked ? texts.history.asked : texts.history.now, state: 'current' },
      ]
    : [];

/** The history of the application, latest first (APP-16). */
export function OverviewHistory({
  application,
  history,
  isAsked,
  retry,
}: {
  application: MemberApplication;
  /** Oldest first. Undefined while loading. */
  history: readonly ApplicationEvent[] | undefined;
  /** Whether the committee waits for an answer to its request. */
  isAsked: boolean;
  /** Set if the history could not be loaded. */
  retry: { retryLabel: string; onRetry: () => void; retrying: boolean } | undefined;
}) {
  return (
    <MemberSection title={texts.history.title(applicationReference(application.id))}>
      {retry ? (
        <ErrorState message={texts.history.failed} {...retry} />
      ) : history ? (
        <Timeline
          stateLabels={texts.history.states}
          items={[
            ...stepsAhead(application, isAsked),
            ...history
              .map(
                (event, index): TimelineItem => ({
                  key: String(index),
                  title: texts.history.events[event.kind],
                  detail: formatMoment(event.at),
                  state: 'done',
                }),
              )
              .reverse(),
          ]}
        />
      ) : (
        <Skeleton lines={3} />
      )}
    </MemberSection>
  );
}
