import { adminApplicationsQuery } from '@imc/api';
import { type AdminApplication, type ApplicationStatus, defaultColumns } from '@imc/api/contract';
import { mocks } from '@imc/mocks';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FromQuery } from '../../../../.storybook/story-helpers/from-query.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import {
  adminApplicationsLabels,
  noApplications,
  sampleAdminApplication,
  sampleCount,
  sampleDay,
} from '../../story-samples.ts';
import {
  AdminApplicationsTable,
  type AdminApplicationsTableProps,
  type AdminApplicationsView,
} from './admin-applications-table.tsx';

const start: AdminApplicationsView = { query: {}, page: 1, limit: 50, columns: defaultColumns };

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Admin applications table',
  component: AdminApplicationsTable,
  parameters: {
    onDesk: true,
    alsoCalled: 'admin table, review queue, list of applications, approve, reject',
  },
  args: {
    caption: 'Membership Applications',
    applications: [sampleAdminApplication],
    total: 1,
    view: start,
    onViewChange: fn(),
    viewHref: ({ query }: AdminApplicationsView) => `?status=${query.status ?? ''}`,
    formatCount: sampleCount,
    labels: adminApplicationsLabels,
    formatDay: sampleDay,
    onOpen: fn(),
    pendingStatus: (_id: number): ApplicationStatus | undefined => undefined,
    onStatus: fn(),
    empty: <EmptyState {...noApplications.empty} />,
    noMatch: (clear) => <EmptyState {...noApplications.noMatch} action={clear} />,
  } satisfies AdminApplicationsTableProps,
  argTypes: { applications: { control: false }, empty: { control: false } },
});

export const Playground = meta.story({});

Playground.test('opens, decides and filters', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^View Details of Mrs Nwosu/ }));
  await expect(args.onOpen).toHaveBeenCalledWith(sampleAdminApplication);
  await userEvent.selectOptions(canvas.getByLabelText(/^Status of the application of Mrs Nwosu/), 'Approve');
  await expect(args.onStatus).toHaveBeenCalledWith(412, 'approved');
  await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Rejected');
  await expect(args.onViewChange).toHaveBeenCalledWith({ ...start, query: { status: 'rejected' } });
});

/** The table connected to the API, filtered and paginated by the request. */
function List(props: AdminApplicationsTableProps) {
  const [view, setView] = useState<AdminApplicationsView>(props.view);
  return (
    <FromQuery
      query={(client) =>
        adminApplicationsQuery(client, { ...view.query, page: view.page, limit: view.limit })
      }
    >
      {(query) => (
        <AdminApplicationsTable
          {...props}
          applications={query.data?.applications ?? []}
          total={query.data?.total ?? 0}
          view={view}
          onViewChange={setView}
        />
      )}
    </FromQuery>
  );
}

const fromApi = {
  decorators: [withApi('admin')],
  render: (args: AdminApplicationsTableProps) => <List {...args} />,
};

/** Newest first, each with its status and actions. */
export const Rows = meta.story({
  tags: ['S-7.10', 'APP-33'],
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(3);
  },
});

/** More was asked about an application, which stays pending. It stands under the status. */
export const AskedForMore = meta.story({
  args: {
    applications: [
      { ...sampleAdminApplication, askedForMore: 'open' },
      { ...sampleAdminApplication, id: 413, askedForMore: 'answered' },
    ],
    total: 2,
  },
  play: async ({ canvas }) => {
    const [, asked, answered] = canvas.getAllByRole('row');
    await expect(asked).toHaveTextContent(/pending\s*Info requested/);
    await expect(answered).toHaveTextContent(/pending\s*Answered/);
  },
});

const { choices } = adminApplicationsLabels;

/** Two filters may have the same value, such as yes and no. Each chip has the word of its own filter. */
export const SameValueOfTwoFilters = meta.story({
  args: {
    view: { ...start, query: { payment: 'received', asked: 'open' } },
    labels: {
      ...adminApplicationsLabels,
      choices: {
        ...choices,
        asked: {
          ...choices.asked,
          values: Object.assign({ received: 'Another word' }, choices.asked.values),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Payment: Pending$/ })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /Request for information: Information requested$/ }),
    ).toBeVisible();
  },
});

export const Empty = meta.story({ args: { applications: [], total: 0 } });

export const Loading = meta.story({
  args: { applications: [], total: 0, loading: <Spinner label="Loading" /> },
});

/** A status is being saved: the row shows the new status. */
export const Saving = meta.story({
  args: { pendingStatus: (id) => (id === 412 ? 'approved' : undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Status of the application/)).toHaveValue('approved');
    await expect(canvas.getByText('approved', { selector: 'td *' })).toBeVisible();
  },
});

const everything: readonly AdminApplication[] = (['pending', 'approved', 'rejected'] as const).map(
  (status, index) => ({
    ...sampleAdminApplication,
    id: index === 0 ? 999_999_999 : index,
    surname: index === 1 ? unbreakable : longName,
    position: unbreakable,
    grade: index === 2 ? undefined : 'DFIMC',
    membershipCategory: index === 2 ? unbreakable : 'Distinguished Fellow',
    email: unbreakable,
    status,
  }),
);

export const Matrix = meta.story({
  render: (args) => {
    // Each table has tabs of its own.
    const named = (caption: string) => ({
      ...args,
      caption,
      labels: { ...args.labels, tabs: `${caption}: tabs` },
    });
    return (
      <Stack space="8">
        <AdminApplicationsTable {...named('Every status')} applications={everything} total={230} />
        <div style={{ maxInlineSize: '20.5rem' }}>
          <AdminApplicationsTable {...named('On a phone')} applications={everything} total={3} />
        </div>
        <AdminApplicationsTable {...named('None')} applications={[]} total={0} />
        <AdminApplicationsTable
          {...named('Loading')}
          applications={[]}
          total={0}
          loading={<Spinner label="Loading" />}
        />
        <AdminApplicationsTable
          {...named('Failed')}
          applications={[]}
          total={0}
          error={<ErrorState message={unbreakable} />}
        />
      </Stack>
    );
  },
});
