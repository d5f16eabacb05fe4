import { adminApplicationsQuery } from '@imc/api';
import { type AdminApplication, adminApplicationsCall } from '@imc/api/contract';
import { answers, mocks } from '@imc/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FromQuery, placeholders } from '../../../../.storybook/story-helpers/from-query.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { recentApplicationsLabels, sampleAdminApplication, sampleDay } from '../../story-samples.ts';
import { RecentApplications, type RecentApplicationsProps } from './recent-applications.tsx';

const meta = preview.meta({
  title: 'Membership/Dashboard/Recent applications',
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

const fromApi = {
  decorators: [withApi('admin')],
  render: (args: RecentApplicationsProps) => (
    <FromQuery query={(client) => adminApplicationsQuery(client, { limit: 5 })}>
      {(query) => (
        <RecentApplications
          {...args}
          applications={query.data?.applications ?? []}
          {...placeholders(query, {
            loading: 'Loading recent applications',
            failed: 'Failed to fetch applications',
          })}
        />
      )}
    </FromQuery>
  ),
};

/** The latest five, from the response of the request. */
export const Rows = meta.story({
  tags: ['S-9.2'],
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeLessThanOrEqual(5);
  },
});

export const Loading = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(answers.slow(adminApplicationsCall));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading recent applications')).toBeVisible();
  },
});

export const Empty = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(answers.success(adminApplicationsCall, { applications: [], total: 0, page: 1, pages: 1 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No recent applications')).toBeVisible();
  },
});

/** The request failed. A retry loads the rows. */
export const NoAnswer = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(answers.fails(adminApplicationsCall, { once: true }), ...mocks.all);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

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
