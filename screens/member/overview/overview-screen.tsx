import {
  applicationReference,
  gradeLabels,
  type MemberApplication,
  memberApplicationsQuery,
  type User,
  useApiClient,
} from '@imc/api';
import {
  Card,
  Columns,
  FactList,
  GradeHeading,
  Heading,
  Link,
  ProgressChecklist,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  Timeline,
} from '@imc/ui';
import { useQuery } from '@tanstack/react-query';
import { institute } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';

export interface OverviewScreenProps {
  /** The signed-in member. */
  user: User;
}

/** Returns a sentence about the state of the application and the next step. */
function statusText(application: MemberApplication | undefined): string {
  if (!application)
    return 'You have not applied yet. An application takes about half an hour and saves itself as you go.';
  switch (application.status) {
    case 'approved':
      return `The ${institute.committee} has approved your application.`;
    case 'rejected':
      return `The ${institute.committee} has not approved your application. You may apply again.`;
    case 'pending':
      return `Your application is with the ${institute.committee}.`;
  }
}

function WhatHappensNext({ application }: { application: MemberApplication }) {
  const decided = application.status !== 'pending';
  return (
    <Stack as="section" space="4" aria-labelledby="next">
      <Heading level={2} size="card" id="next">
        What happens next
      </Heading>
      <Timeline
        stateLabels={{ done: 'done', current: 'now', ahead: 'still to come' }}
        items={[
          {
            key: 'outcome',
            title: `The ${institute.committee} tells you the outcome`,
            detail: decided
              ? `Your application is ${application.status}.`
              : 'You see it here as soon as it is decided.',
            state: decided ? 'done' : 'ahead',
          },
          {
            key: 'reading',
            title: 'The committee reads your file',
            detail: 'Your form, your referees and your proof of payment.',
            state: decided ? 'done' : 'current',
          },
          {
            key: 'received',
            title: 'Application received',
            detail: `${formatDay(application.createdAt)}, reference ${applicationReference(application.id)}`,
            state: 'done',
          },
        ]}
      />
    </Stack>
  );
}

function AppliedFor({ application }: { application: MemberApplication }) {
  const { grade } = application;
  if (!grade) return null;
  return (
    <Card>
      <GradeHeading grade={grade}>
        {gradeLabels[grade].category}, {application.status === 'approved' ? 'approved' : 'applied for'}
      </GradeHeading>
    </Card>
  );
}

/** The member's dashboard: state of the application and remaining steps (S-2.60). */
export function OverviewScreen({ user }: OverviewScreenProps) {
  const applications = useQuery(memberApplicationsQuery(useApiClient(), user.email));
  const latest = applications.data?.[0];
  return (
    <Stack space="10">
      <Stack space="2">
        <Heading level={1}>Welcome, {user.name}</Heading>
        {applications.isPending && <Skeleton width="min(30rem, 100%)" />}
        {applications.isSuccess && <Text tone="muted">{statusText(latest)}</Text>}
      </Stack>
      <FactList
        layout="spread"
        items={[
          {
            label: 'Application Status',
            value: applications.isPending ? (
              <Skeleton width="6rem" />
            ) : latest ? (
              <StatusBadge kind="application" status={latest.status} />
            ) : (
              <Link to="/dashboard/application">
                {applications.isError ? 'See your applications' : 'Not applied yet'}
              </Link>
            ),
          },
          { label: 'Member ID', value: user.id ? `#${user.id}` : 'Pending' },
          { label: 'Payment Status', value: <StatusBadge kind="payment" status={user.payment_status} /> },
        ]}
      />
      <Stack as="section" space="4" aria-labelledby="progress">
        <Heading level={2} size="card" id="progress">
          Your progress
        </Heading>
        <ProgressChecklist
          doneLabel="done"
          notDoneLabel="not done yet"
          items={[
            { label: 'Complete Profile', done: user.profile_completed === 1, to: '/dashboard/profile' },
            { label: 'Upload Documents', done: false },
            {
              label: 'Make Payment',
              done: user.payment_status === 'completed',
              to: '/dashboard/payments',
            },
          ]}
        />
      </Stack>
      {latest && (
        <Columns split="sidebar-end" space="8" align="start">
          <WhatHappensNext application={latest} />
          <AppliedFor application={latest} />
        </Columns>
      )}
    </Stack>
  );
}
