import type { AdminApplication } from '@imc/api/contract';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { recentApplicationsLabels, sampleAdminApplication, sampleDay } from '../../story-samples.ts';
import { RecentApplications, type RecentApplicationsProps } from './recent-applications.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Dashboard/Recent applications',
  component: RecentApplications,
  parameters: { alsoCalled: 'latest applications, newest applications' },
  args: {
    applications: [sampleAdminApplication],
    labels: recentApplicationsLabels,
    applicationTo: ({ id }) => `/admin/applications?application=${id}`,
    viewAllTo: '/admin/applications',
    formatDay: sampleDay,
    empty: <EmptyState text="No recent applications" />,
  } satisfies RecentApplicationsProps,
  argTypes: { applications: { control: false }, empty: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Recent Applications' }));
    await expect(panel.getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      '/admin/applications',
    );
  },
});

export const Loading = meta.story({
  args: { applications: [], loading: <Spinner label="Loading recent applications" /> },
});

export const Empty = meta.story({ args: { applications: [] } });

const everything: readonly AdminApplication[] = (['pending', 'approved', 'rejected'] as const).map(
  (status, index) => ({
    ...sampleAdminApplication,
    id: index,
    surname: index === 1 ? unbreakable : longName,
    grade: index === 2 ? undefined : 'DFIMC',
    membershipCategory: index === 2 ? unbreakable : 'Distinguished Fellow',
    status,
  }),
);

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <RecentApplications
        {...args}
        labels={{ ...args.labels, title: 'Every status' }}
        applications={everything}
      />
      <div style={{ maxInlineSize: '20.5rem' }}>
        <RecentApplications
          {...args}
          labels={{ ...args.labels, title: 'On a phone' }}
          applications={everything}
        />
      </div>
      <RecentApplications {...args} labels={{ ...args.labels, title: 'None' }} applications={[]} />
      <RecentApplications
        {...args}
        labels={{ ...args.labels, title: 'Loading' }}
        applications={[]}
        loading={<Spinner label="Loading" />}
      />
      <RecentApplications
        {...args}
        labels={{ ...args.labels, title: 'Failed' }}
        applications={[]}
        error={<ErrorState message={unbreakable} />}
      />
    </Stack>
  ),
});
