import {
  applicationReference,
  applicationSectionTitles,
  decisionTimesQuery,
  gradeLabels,
  type MemberApplication,
  shownStatus,
  stillOpen,
  useApiClient,
  useUploadUrl,
} from '@imc/api';
import {
  ButtonLink,
  type ButtonProps,
  Card,
  Cluster,
  GradeSeal,
  Heading,
  InlineMessage,
  Link,
  Stack,
  Text,
  Timeline,
  type TimelineItem,
} from '@imc/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { decisionLetter, naira, overview } from '../../content/index.ts';
import { informationAnswer } from '../../content/information-request.ts';
import { paymentQuestionFallback } from '../../content/payment-states.ts';
import { formatDay, formatLongDay, formatRecent, formatSince, lagosToday } from '../../shared/dates.ts';
import { expectedDecision } from '../../shared/decision-times-text.ts';
import { applicationPaths } from '../applications/paths.ts';
import { DecisionReason } from '../decision-reason.tsx';
import type { NextAction } from './next-action.ts';
import type { OwnPayments } from './own-payments.ts';

const { actions, answer, track } = overview;

type Status = keyof typeof overview.status;

/** The sentence of the page. */
function sentence(action: NextAction, status: Status): string {
  switch (action.kind) {
    case 'answer-treasurer':
      return answer.question;
    case 'answer-committee':
      return answer.asked;
    case 'continue-draft':
      return status === 'none' ? answer.draft : overview.status[status];
    default:
      return overview.status[status];
  }
}

/** When a pending application was sent, and when to expect the decision (DASH-4), or that an answer is needed first. */
export function Expected({ createdAt, paymentState }: Pick<MemberApplication, 'createdAt' | 'paymentState'>) {
  const { data: times } = useQuery(decisionTimesQuery(useApiClient()));
  if (paymentState === 'queried') return answer.needed;
  const now = new Date(Date.now());
  const sent = formatSince(createdAt, now);
  const expected = times && expectedDecision(createdAt, times);
  if (!expected) return answer.sent(sent);
  return expected.day < lagosToday()
    ? answer.late(sent, expected.span)
    : answer.expected(sent, formatSince(expected.day, now));
}

/** When to expect what, below the sentence. */
function When({
  action,
  application,
  status,
}: {
  action: NextAction;
  application: MemberApplication | undefined;
  status: Status;
}) {
  if (action.kind === 'answer-committee')
    return action.request.due_on ? answer.dueOn(formatLongDay(action.request.due_on)) : answer.noDueDay;
  if (action.kind === 'answer-treasurer') return answer.queried;
  if (action.kind === 'continue-draft' && (status === 'rejected' || status === 'withdrawn'))
    return answer.started(action.draft.reference);
  return status === 'pending' && application ? (
    <Expected {...application} />
  ) : (
    answer.when[status === 'pending' ? 'none' : status]
  );
}

/** What somebody at the Institute wrote to the member. */
function Quoted({ action, application }: { action: NextAction; application: MemberApplication | undefined }) {
  const { proof } = useUploadUrl();
  if (action.kind === 'answer-committee') {
    const { question, sections } = action.request;
    return (
      <InlineMessage title={question}>
        {answer.sections(sections.map((section) => applicationSectionTitles[section]).join(', '))}
      </InlineMessage>
    );
  }
  if (action.kind === 'answer-treasurer') {
    const { paymentQuestion, proofOfPayment } = action.application;
    return (
      <InlineMessage title={answer.fromTreasurer}>
        {paymentQuestion || paymentQuestionFallback}{' '}
        {proofOfPayment && (
          <Link newTab href={proof(proofOfPayment)}>
            {answer.viewProof}
          </Link>
        )}
      </InlineMessage>
    );
  }
  if (action.kind === 'pay') {
    const { about, reference } = action.payment;
    return <Text>{answer.due(naira(stillOpen(action.payment) ?? 0), about, reference)}</Text>;
  }
  return application && <DecisionReason application={application} />;
}

/** Text, address and weight of the one button. Undefined if the Print button of the sheet is it. */
function buttonOf(
  action: NextAction,
): { to: string; text: string; variant?: ButtonProps['variant'] } | undefined {
  switch (action.kind) {
    case 'answer-treasurer':
      return { to: '/dashboard/payments', text: actions.answer };
    case 'answer-committee':
      return { to: applicationPaths.answer(action.request.application_id), text: informationAnswer.action };
    case 'pay':
      return {
        to: `/dashboard/payments?pay=${action.payment.key}`,
        text: actions.pay(naira(stillOpen(action.payment) ?? 0)),
      };
    case 'continue-draft': {
      const { reference, saved_at } = action.draft;
      const saved = saved_at ? formatRecent(saved_at, new Date()) : '';
      return { to: applicationPaths.form, text: actions.continue(reference, saved) };
    }
    case 'start':
      return { to: applicationPaths.form, text: action.isAgain ? actions.again : actions.start };
    case 'complete-profile':
      return { to: '/dashboard/profile', text: actions.completeProfile };
    case 'wait':
      return { to: applicationPaths.read(action.application.id), text: actions.read, variant: 'secondary' };
    case 'print':
      return undefined;
  }
}

/** The application that the page is about. */
function Subject({ application: { id, grade, membershipCategory } }: { application: MemberApplication }) {
  return (
    <Cluster space="2" noWrap>
      {grade && <GradeSeal grade={grade} size="small" />}
      <Text size="small" tone="muted" tabular>
        {applicationReference(id)}, {grade ? gradeLabels[grade].category : membershipCategory}
      </Text>
    </Cluster>
  );
}

/** The payment of an application that was sent. */
function paymentStep(
  { paymentState }: MemberApplication,
  status: Status,
  { due, isPaid, open }: OwnPayments,
): Pick<TimelineItem, 'detail' | 'state' | 'tone'> {
  const { details } = track;
  if (status === 'withdrawn') return { state: 'ahead' };
  if (paymentState === 'queried') return { detail: details.queried, state: 'current' };
  if (isPaid || (open === undefined && paymentState === 'confirmed'))
    return { detail: details.completed, state: 'done' };
  if (open?.state === 'closed') return { detail: details.notPaid, state: 'ahead' };
  return due > 0
    ? { detail: overview.progress.reasons.due(naira(due)), state: 'current' }
    : { detail: details.pending, state: 'current', tone: 'waiting' };
}

/** The four steps of an application. */
function stepsOf(
  application: MemberApplication | undefined,
  status: Status,
  isAsked: boolean,
  own: OwnPayments,
): TimelineItem[] {
  const { titles, details } = track;
  const isSent = application !== undefined;
  const isDecided = status === 'approved' || status === 'rejected';
  const isPending = status === 'pending';
  return [
    {
      key: 'sent',
      title: titles.sent,
      detail: isSent ? formatSince(application.createdAt, new Date(), formatDay) : details.notSent,
      state: isSent ? 'done' : 'current',
    },
    {
      key: 'payment',
      title: titles.payment,
      ...(application ? paymentStep(application, status, own) : { state: 'ahead' }),
    },
    {
      key: 'committee',
      title: titles.committee,
      detail: isDecided ? details.completed : isPending && (isAsked ? details.asked : details.reading),
      state: isDecided ? 'done' : isPending ? 'current' : 'ahead',
      tone: isPending && !isAsked ? 'waiting' : undefined,
    },
    {
      key: 'decision',
      title: titles.decision,
      detail: status !== 'none' && details[status],
      state: isDecided || status === 'withdrawn' ? 'done' : 'ahead',
      tone: status === 'rejected' ? 'failure' : undefined,
    },
  ];
}

/** How the application stands: a sentence, a date, what was written to the member, one button and the track (DASH-1). */
export function OverviewAnswer({
  action,
  application,
  isAsked,
  isNotInForce,
  payments: own,
  history,
}: {
  action: NextAction;
  /** The current one. */
  application: MemberApplication | undefined;
  /** Whether the committee waits for an answer to its request. */
  isAsked: boolean;
  /** Whether a membership of the account is not in force, so that its letters may not be used. */
  isNotInForce: boolean;
  /** Of the current application. */
  payments: OwnPayments;
  /** Folded, below the track. */
  history: ReactNode;
}) {
  const status = application ? shownStatus(application) : 'none';
  const button = buttonOf(action);
  const letterOf = status === 'approved' || status === 'rejected' ? application : undefined;
  return (
    <Card
      as="section"
      footer={
        <Stack space="1">
          <Timeline
            layout="row"
            stateLabels={track.states}
            items={stepsOf(application, status, isAsked, own)}
          />
          {history}
        </Stack>
      }
    >
      <Stack space="6">
        <Stack space="3">
          {application && <Subject application={application} />}
          <Heading level={2}>{sentence(action, status)}</Heading>
          <Quoted action={action} application={application} />
          {!(status === 'approved' && isNotInForce) && (
            <Text tone="muted" measure>
              <When action={action} application={application} status={status} />
            </Text>
          )}
        </Stack>
        <Cluster space="2" data-print="none">
          {button && (
            <ButtonLink to={button.to} variant={button.variant}>
              {button.text}
            </ButtonLink>
          )}
          {letterOf && (
            <ButtonLink to={applicationPaths.letter(letterOf.id)} variant="secondary">
              {decisionLetter.link}
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
