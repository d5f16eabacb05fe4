import {
  applicationDraftQuery,
  applicationReference,
  callQuery,
  categoryWithLetters,
  isDueWithoutProof,
  isPayable,
  type MemberApplication,
  type Membership,
  memberApplicationQuery,
  memberApplicationsQuery,
  membershipCall,
  shownStatus,
  standingNames,
  stillOpen,
  type User,
  useApiClient,
} from '@imc/api';
import {
  type ChecklistItem,
  ErrorState,
  FactList,
  Grid,
  Heading,
  Link,
  ProgressChecklist,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from '@imc/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { institute, naira, overview as texts } from '../../content/index.ts';
import { paymentReasons } from '../../content/payment-states.ts';
import { formatLongDay } from '../../shared/dates.ts';
import { MailLink } from '../../shared/mail-link.tsx';
import { retryOf } from '../../shared/retry.ts';
import { applicationPaths } from '../applications/paths.ts';
import { MemberSection } from '../member-section.tsx';
import { isNotFound, paymentReason, useOwnPayments } from '../payment-details.tsx';
import {
  currentApplication,
  type NextAction,
  nextAction,
  openDraft,
  queriedApplication,
} from './next-action.ts';
import { OverviewAnswer } from './overview-answer.tsx';
import { OverviewHistory } from './overview-history.tsx';
import { AdmittedSheet } from './overview-sheet.tsx';
import { type OwnPayments, ownPayments } from './own-payments.ts';

export interface OverviewScreenProps {
  /** The signed-in member. */
  user: User;
}

function useOverview(user: User) {
  const client = useApiClient();
  const list = useQuery(memberApplicationsQuery(client, user.email));
  // The form saves the draft without updating this query.
  const draft = useQuery({ ...applicationDraftQuery(client), refetchOnMount: 'always' });
  // A question of the treasurer is about its own application, whatever is newer.
  const current = list.data && (queriedApplication(list.data) ?? currentApplication(list.data));
  const details = useQuery({
    ...memberApplicationQuery(client, user.email, current?.id ?? 0),
    ...(current ? {} : { queryFn: skipToken }),
  });
  const shown = details.data ?? undefined;
  // Only a pending application can have an open request, which comes with its details.
  const isRequestKnown = !current || shownStatus(current) !== 'pending' || !details.isPending;
  const { pending, history, isLoading } = useOwnPayments(user);
  const membership = useQuery(callQuery(client, membershipCall, {}));
  // If draft, charges or membership can't be loaded, the rest of the dashboard is still right.
  const action =
    list.data && !isLoading && !draft.isPending && !membership.isPending && isRequestKnown
      ? nextAction({
          applications: list.data,
          request: shown?.informationRequest,
          // The oldest.
          due: pending.findLast(isDueWithoutProof),
          draft: draft.data,
          user,
        })
      : undefined;
  const payments = ownPayments(current, [...pending, ...history], user.payment_status);
  // The Payment Status is of the newest application, perhaps not of the shown one.
  const newest = list.data && currentApplication(list.data);
  const paymentOf = newest?.id === current?.id ? undefined : newest && applicationReference(newest.id);
  const toDo = pending.filter(
    (payment) => isPayable(payment) || isDueWithoutProof(payment) || isNotFound(payment),
  );
  const others = (list.data ?? [])
    .filter(({ id }) => id !== current?.id)
    .map((application) => ({ application, due: toDo.find((one) => one.applicationId === application.id) }))
    .filter(({ application: other, due }) => due || shownStatus(other) === 'pending')
    .toSorted((one, other) => Number(!one.due) - Number(!other.due));
  return {
    list,
    current,
    details,
    shown,
    action,
    payments,
    paymentOf,
    membership,
    others,
    started: action?.kind === 'continue-draft' ? undefined : openDraft(draft.data, list.data),
  };
}

/** Why the payment has its status, until it is completed. */
function reasonInProgress(
  current: MemberApplication | undefined,
  { paid, due, isPaid, open }: OwnPayments,
): string | undefined {
  const { reasons } = texts.progress;
  if (isPaid) return undefined;
  if (due > 0 && open?.state !== 'queried')
    return [paid > 0 && reasons.paid(naira(paid)), reasons.due(naira(due))].filter(Boolean).join(', ');
  return paymentReason(
    open ?? { state: current?.withdrawnAt ? 'closed' : (current?.paymentState ?? 'none') },
  );
}

/** The three cards (S-2.60). */
function Facts({
  user,
  current,
  paymentOf,
  isLoading,
}: {
  user: User;
  current: MemberApplication | undefined;
  /** The application of the Payment Status, unless it is the current one. */
  paymentOf: string | undefined;
  isLoading: boolean;
}) {
  const { facts } = texts;
  const placeholder = <Skeleton width="6rem" />;
  return (
    <FactList
      layout="spread"
      items={[
        {
          label: facts.status,
          value: isLoading ? (
            placeholder
          ) : current ? (
            <StatusBadge kind="application" status={shownStatus(current)} />
          ) : (
            facts.notApplied
          ),
          note: isLoading ? placeholder : current && applicationReference(current.id),
        },
        { label: facts.memberId, value: user.id ? `#${user.id}` : facts.noMemberId },
        {
          label: facts.payment,
          value: <StatusBadge kind="payment" status={user.payment_status} />,
          note: paymentOf,
        },
        // The profile sends the link again (ACC-23, MAIL-6).
        ...(user.email_state
          ? [
              {
                label: facts.email,
                value: <Link to="/dashboard/profile">{facts.addresses[user.email_state]}</Link>,
              },
            ]
          : []),
      ]}
    />
  );
}

/** The draft and the other applications that wait (DASH-3), each with what is to be done. Those with nothing to do are last. */
function AlsoPending({ started, others }: Pick<ReturnType<typeof useOverview>, 'started' | 'others'>) {
  const { title, review, draft } = texts.alsoPending;
  const items = others.map(
    ({ application: { id, grade, membershipCategory }, due }): ChecklistItem => ({
      label: `${applicationReference(id)}, ${grade ?? membershipCategory}`,
      status: due ? 'open' : 'waiting',
      reason: !due
        ? review
        : isNotFound(due) || due.state === 'queried'
          ? paymentReason(due)
          : texts.actions.pay(naira(stillOpen(due) ?? 0)),
      to: !due
        ? applicationPaths.read(id)
        : due.state === 'queried'
          ? '/dashboard/payments'
          : `/dashboard/payments?pay=${due.key}`,
    }),
  );
  if (started)
    items.unshift({ label: started.reference, status: 'open', reason: draft, to: applicationPaths.form });
  return (
    <MemberSection title={title} space="3" data-print="none">
      <ProgressChecklist aria-label={title} items={items} />
    </MemberSection>
  );
}

/** How many fields of the profile (S-2.61) are empty. Nought years of experience are an answer. */
const emptyProfileFields = ({ organization, qualification, experience, phone_number, career_field }: User) =>
  [organization, qualification, experience, phone_number, career_field].filter(
    (value) => value === null || value === '',
  ).length;

/** The checklist (S-2.60), each item with the reason why it stands as it does. */
function Progress({
  user,
  current,
  paymentOf,
  payments,
}: {
  user: User;
  current: MemberApplication | undefined;
  paymentOf: string | undefined;
  payments: OwnPayments;
}) {
  const { title, profile, documents, payment, reasons } = texts.progress;
  const status = current ? shownStatus(current) : 'withdrawn';
  const hasProfile = user.profile_completed === 1;
  const left = emptyProfileFields(user);
  const toPay = reasonInProgress(current, payments);
  const isSent = status === 'pending';
  const isDecided = status === 'approved' || status === 'rejected';
  return (
    <MemberSection title={title} space="3">
      <ProgressChecklist
        aria-label={title}
        items={[
          {
            label: profile,
            status: hasProfile ? 'done' : 'open',
            reason: reasons[hasProfile ? 'saved' : 'profile'](left),
            to: '/dashboard/profile',
          },
          {
            label: documents,
            status: isSent ? 'waiting' : isDecided ? 'none' : 'open',
            reason: reasons.documents[isSent ? 'sent' : isDecided ? 'decided' : 'none'],
          },
          {
            label: payment,
            status: payments.isPaid
              ? 'done'
              : isSent && current?.paymentState === 'received'
                ? 'waiting'
                : toPay === paymentReasons.closed
                  ? 'none'
                  : 'open',
            reason: toPay ?? [reasons.done, paymentOf].filter(Boolean).join(', '),
            to: '/dashboard/payments',
          },
        ]}
      />
    </MemberSection>
  );
}

/** What is in force, whatever is pending: the ivory sheet, or what a membership is that is not in force (DASH-2, MEM-5). */
function InForce({
  user,
  membership,
  applications,
  action,
}: {
  user: User;
  membership: Membership;
  /** Newest first. */
  applications: readonly MemberApplication[];
  action: NextAction | undefined;
}) {
  const { number, grade, since, standing, ended_on } = membership;
  if (standing === 'in-force' && grade && since)
    return (
      <AdmittedSheet
        membership={{ number, grade, since }}
        application={applications.find(
          (application) => shownStatus(application) === 'approved' && application.grade === grade,
        )}
        user={user}
        printVariant={action?.kind === 'print' ? 'primary' : 'secondary'}
      />
    );
  const { title, facts, notInForce } = texts.membership;
  return (
    <MemberSection title={title} space="2">
      <Text size="small" measure>
        {notInForce} <MailLink address={institute.email} />.
      </Text>
      <FactList
        items={[
          { label: facts.number, value: number },
          ...(grade && since
            ? [
                {
                  label: facts.grade,
                  value: categoryWithLetters(grade),
                  note: facts.since(formatLongDay(since)),
                },
              ]
            : []),
          { label: facts.standing, value: standingNames[standing] },
          ...(ended_on === null ? [] : [{ label: facts.ended, value: formatLongDay(ended_on) }]),
        ]}
      />
    </MemberSection>
  );
}

/** The member's dashboard (S-2.60, DASH-1). */
export function OverviewScreen({ user }: OverviewScreenProps) {
  const { list, current, details, shown, action, payments, paymentOf, membership, started, others } =
    useOverview(user);
  const retry = retryOf(list);
  const membershipRetry = retryOf(membership);
  const admitted = membership.data?.membership;
  // A sheet of admission prints without the rest of the page.
  const notPrinted = admitted ? { 'data-print': 'none' } : {};
  const progress = <Progress user={user} current={current} paymentOf={paymentOf} payments={payments} />;
  return (
    <Stack space="6">
      <Stack space="6" {...notPrinted}>
        <Heading level={1}>{texts.welcome(user.name)}</Heading>
        {action ? (
          <OverviewAnswer
            action={action}
            application={current}
            isAsked={Boolean(shown?.informationRequest)}
            isNotInForce={Boolean(admitted && admitted.standing !== 'in-force')}
            payments={payments}
            history={
              current && (
                <OverviewHistory application={current} history={shown?.history} retry={retryOf(details)} />
              )
            }
          />
        ) : retry ? (
          <ErrorState message={texts.failed} {...retry} />
        ) : (
          <Skeleton shape="block" height="22rem" />
        )}
        <Facts user={user} current={current} paymentOf={paymentOf} isLoading={!action} />
      </Stack>
      {membershipRetry && <ErrorState message={texts.membership.failed} {...membershipRetry} />}
      {admitted && list.data && action && (
        <InForce user={user} membership={admitted} applications={list.data} action={action} />
      )}
      <div {...notPrinted}>
        {!action ? (
          !retry && <Skeleton shape="block" height="12rem" />
        ) : started || others.length > 0 ? (
          <Grid columns={2}>
            <AlsoPending started={started} others={others} />
            {progress}
          </Grid>
        ) : (
          progress
        )}
      </div>
    </Stack>
  );
}
