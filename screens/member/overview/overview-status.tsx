import { type ApplicationEvent, applicationReference, type MemberApplication, shownStatus } from '@imc/api';
import { ErrorState, Heading, Skeleton, Stack, Timeline, type TimelineItem } from '@imc/ui';
import { type ReactNode, useId } from 'react';
import { overview as texts } from '../../content/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { StatusMeaning } from '../status-meaning.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" space="4" aria-labelledby={id}>
      <Heading level={2} size="card" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** What the status means and what happens next. */
export function OverviewMeaning({ application }: { application: MemberApplication | undefined }) {
  const status = application ? shownStatus(application) : 'none';
  return (
    <Part title={texts.meaning[status].title}>
      <StatusMeaning status={status} />
    </Part>
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
    <Part title={texts.history.title(applicationReference(application.id))}>
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
    </Part>
  );
}
