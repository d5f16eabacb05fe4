import {
  applicationDraftQuery,
  applicationReference,
  callQuery,
  categoryWithLetters,
  type MemberApplication,
  type Membership,
  memberApplicationQuery,
  memberApplicationsQuery,
  membershipCall,
  shownStatus,
  standingNames,
  type User,
  useApiClient,
} from '@imc/api';
import {
  Columns,
  ErrorState,
  FactList,
  Heading,
  Link,
  ProgressChecklist,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  VisuallyHidden,
} from '@imc/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { overview as texts } from '../../content/index.ts';
import { AddressState } from '../../shared/address-state.tsx';
import { formatLongDay } from '../../shared/dates.ts';
import { retryOf } from '../../shared/retry.ts';
import { applicationPaths } from '../applications/paths.ts';
import { DecisionReason } from '../decision-reason.tsx';
import { MemberSection } from '../member-section.tsx';
import { currentApplication, type NextAction, nextAction } from './next-action.ts';
import { OverviewNext } from './overview-next-action.tsx';
import { AdmittedSheet, PendingSheet } from './overview-sheet.tsx';
import { OverviewHistory, OverviewMeaning } from './overview-status.tsx';
import { OverviewStillOpen } from './overview-still-open.tsx';

export interface OverviewScreenProps {
  /** The signed-in member. */
  user: User;
}

function useOverview(user: User) {
  const client = useApiClient();
  const list = useQuery(memberApplicationsQuery(client, user.email));
  // The form saves the draft without updating this query.
  const draft = useQuery({ ...applicationDraftQuery(client), refetchOnMount: 'always' });
  const current = list.data && currentApplication(list.data);
  const details = useQuery({
    ...memberApplicationQuery(client, user.email, current?.id ?? 0),
    ...(current ? {} : { queryFn: skipToken }),
  });
  const shown = details.data ?? undefined;
  // Only a pending application can have an open request, which comes with its details.
  const isRequestKnown = !current || shownStatus(current) !== 'pending' || !details.isPending;
  // If the draft can't be loaded, the rest of the dashboard is still right.
  const action =
    list.data && !draft.isPending && isRequestKnown
      ? nextAction({ applications: list.data, request: shown?.informationRequest, draft: draft.data, user })
      : undefined;
  const membership = useQuery(callQuery(client, membershipCall, {}));
  return { list, current, details, shown, action, membership };
}

/** The three cards (S-2.60). */
function Facts({
  user,
  current,
  isLoading,
  hasFailed,
}: {
  user: User;
  current: MemberApplication | undefined;
  isLoading: boolean;
  hasFailed: boolean;
}) {
  const { facts } = texts;
  return (
    <FactList
      layout="spread"
      items={[
        {
          label: facts.status,
          value: isLoading ? (
            <Skeleton width="6rem" />
          ) : current ? (
            <StatusBadge kind="application" status={shownStatus(current)} />
          ) : hasFailed ? (
            <Link to="/dashboard/application">{facts.seeApplications}</Link>
          ) : (
            facts.notApplied
          ),
        },
        { label: facts.memberId, value: user.id ? `#${user.id}` : facts.noMemberId },
        { label: facts.payment, value: <StatusBadge kind="payment" status={user.payment_status} /> },
      ]}
    />
  );
}

/** The checklist (S-2.60). */
function Progress({ user }: { user: User }) {
  const { progress } = texts;
  return (
    <MemberSection title={progress.title}>
      <ProgressChecklist
        doneLabel={progress.done}
        notDoneLabel={progress.notDone}
        items={[
          { label: progress.profile, done: user.profile_completed === 1, to: '/dashboard/profile' },
          { label: progress.documents, done: false },
          {
            label: progress.payment,
            done: user.payment_status === 'completed',
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
    <MemberSection title={title}>
      <Text measure>{notInForce}</Text>
      <FactList
        items={[
          { label: facts.number, value: number },
          ...(grade && since
            ? [
                { label: facts.grade, value: categoryWithLetters(grade) },
                { label: facts.since, value: formatLongDay(since) },
              ]
            : []),
          { label: facts.standing, value: standingNames[standing] },
          ...(ended_on === null ? [] : [{ label: facts.ended, value: formatLongDay(ended_on) }]),
        ]}
      />
    </MemberSection>
  );
}

/** The pending applications, if there are several (DASH-3). */
function PendingList({ applications }: { applications: readonly MemberApplication[] }) {
  const pending = applications.filter((application) => shownStatus(application) === 'pending');
  const { title, sent, read } = texts.pendingList;
  if (pending.length < 2) return null;
  return (
    <MemberSection title={title}>
      <FactList
        items={pending.map(({ id, membershipCategory, createdAt }) => ({
          label: applicationReference(id),
          value: (
            <>
              {sent(membershipCategory, formatLongDay(createdAt))}{' '}
              <Link to={applicationPaths.read(id)}>
                {read}
                <VisuallyHidden> {applicationReference(id)}</VisuallyHidden>
              </Link>
            </>
          ),
        }))}
      />
    </MemberSection>
  );
}

/** The member's dashboard (S-2.60, DASH-1). */
export function OverviewScreen({ user }: OverviewScreenProps) {
  const { list, current, details, shown, action, membership } = useOverview(user);
  const retry = retryOf(list);
  const membershipRetry = retryOf(membership);
  const admitted = membership.data?.membership;
  // A sheet of admission prints without the rest of the page.
  const notPrinted = admitted ? { 'data-print': 'none' } : {};
  return (
    <Stack space="10">
      <Stack space="5" {...notPrinted}>
        <Stack space="2">
          <Heading level={1}>{texts.welcome(user.name)}</Heading>
          {list.isPending && !retry && <Skeleton width="min(30rem, 100%)" />}
          {list.data && <Text tone="muted">{texts.status[current ? shownStatus(current) : 'none']}</Text>}
          {current && <DecisionReason application={current} />}
        </Stack>
        <AddressState user={user} />
        {retry && <ErrorState message={texts.failed} {...retry} />}
        {action ? (
          <OverviewNext action={action} />
        ) : (
          !retry && <Skeleton shape="block" height="2.75rem" width="14rem" />
        )}
      </Stack>
      {list.data && <OverviewStillOpen user={user} />}
      {membershipRetry && <ErrorState message={texts.membership.failed} {...membershipRetry} />}
      {admitted && list.data && (
        <InForce user={user} membership={admitted} applications={list.data} action={action} />
      )}
      <div {...notPrinted}>
        <Facts
          user={user}
          current={current}
          isLoading={list.isPending && !retry}
          hasFailed={retry !== undefined}
        />
      </div>
      {admitted === null && current?.grade && shownStatus(current) === 'pending' && (
        <PendingSheet application={{ ...current, grade: current.grade }} user={user} />
      )}
      {list.data && (
        <div {...notPrinted}>
          <PendingList applications={list.data} />
        </div>
      )}
      {list.data && (
        <Columns space="8" align="start" {...notPrinted}>
          <OverviewMeaning application={current} />
          {current && (
            <OverviewHistory
              application={current}
              history={shown?.history}
              isAsked={Boolean(shown?.informationRequest)}
              retry={retryOf(details)}
            />
          )}
        </Columns>
      )}
      <div {...notPrinted}>
        <Progress user={user} />
      </div>
    </Stack>
  );
}
