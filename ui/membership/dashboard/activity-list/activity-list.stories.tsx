import { dashboardStatsQuery, useApiClient } from '@imc/api';
import type { ActivityEntry } from '@imc/api/contract';
import { activityKinds, dashboardStatsCall } from '@imc/api/contract';
import { answers, emptyDashboard, mocks, sampleActivity } from '@imc/mocks';
import { useQuery } from '@tanstack/react-query';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { activityLabels } from '../../story-samples.ts';
import { ActivityList, type ActivityListProps } from './activity-list.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Dashboard/Activity list',
  component: ActivityList,
  parameters: { alsoCalled: 'activity feed, audit log, event log' },
  args: {
    title: 'Recent Activity',
    entries: sampleActivity,
    labels: activityLabels,
    formatTime: (time: string) => time.slice(0, 16).replace('T', ', '),
    empty: <EmptyState text="Nothing has happened yet." />,
  },
  argTypes: { entries: { control: false }, empty: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Recent Activity' }));
    await expect(section.getAllByRole('listitem').length).toBeLessThan(sampleActivity.length);
  },
});

Playground.test('shows all on request', async ({ canvas, userEvent }) => {
  const more = canvas.getByRole('button', { name: `Show all ${sampleActivity.length}` });
  await userEvent.click(more);
  await expect(canvas.getAllByRole('listitem')).toHaveLength(sampleActivity.length);
  await expect(more).toHaveTextContent('Show fewer');
});

/** With the response of the dashboard's request. */
function Loaded(props: ActivityListProps) {
  const { data } = useQuery(dashboardStatsQuery(useApiClient()));
  return <ActivityList {...props} entries={data?.activity} />;
}

const loaded = {
  decorators: [withApi('admin')],
  render: (args: ActivityListProps) => <Loaded {...args} />,
};

/** Newest first: a submission, decisions and a change of a role. */
export const Entries = meta.story({
  tags: ['DASH-8'],
  ...loaded,
  beforeEach({ msw }) {
    msw.use(...mocks.admin);
  },
  play: async ({ canvas }) => {
    const [role, ...earlier] = await canvas.findAllByRole('listitem');
    const submission = earlier.find(({ textContent }) => textContent.startsWith('Amaka Nwosu submitted'));
    await expect(role).toHaveTextContent('Ngozi Eze gave treasurer rights to Ibrahim Musa2026-05-06');
    await expect(submission).toHaveTextContent(
      'Amaka Nwosu submitted the application of Mrs Nwosu Amaka GraceIMC-APP-412',
    );
  },
});

export const Empty = meta.story({
  ...loaded,
  beforeEach({ msw }) {
    msw.use(answers.success(dashboardStatsCall, emptyDashboard));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has happened yet.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** While loading: a skeleton of the list, hidden from screen readers. */
export const Loading = meta.story({
  ...loaded,
  beforeEach({ msw }) {
    msw.use(answers.slow(dashboardStatsCall));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent Activity' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});

const entry = sampleActivity[0] as ActivityEntry;

/** All kinds, long names and unbreakable words, and people who are no longer known. */
export const Matrix = meta.story({
  args: {
    entries: activityKinds.map((kind, index) => ({
      ...entry,
      id: kind,
      kind,
      about: [longName, unbreakable, null][index % 3] ?? null,
      changed_by: [unbreakable, longName, null][index % 3] ?? null,
    })),
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: /^Show all/ })),
});
