import { accountsCall, callQuery, useApiClient } from '@imc/api';
import type { AdminAccount } from '@imc/api/contract';
import { admin, answers, mocks } from '@imc/mocks';
import { useQuery } from '@tanstack/react-query';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { peopleLabels, sampleDay } from '../../story-samples.ts';
import { PeopleTable, type PeopleTableProps } from './people-table.tsx';

const account: AdminAccount = {
  id: 7,
  name: 'Amaka Nwosu',
  email: 'amaka.nwosu@mail.example',
  phone_number: '+234 800 000 0101',
  membership_type: 'Associate',
  role: 'member',
  has_second_factor: false,
  is_blocked: false,
  is_refused: false,
  is_email_proven: false,
  name_change: null,
  corrections: [],
  created_at: '2026-03-02T08:00:00.000Z',
};

const meta = preview.meta({
  title: 'Membership/PeopleTable',
  component: PeopleTable,
  parameters: { alsoCalled: 'accounts, users, members, staff, roles, permissions' },
  args: {
    caption: 'People',
    accounts: [account, { ...account, id: 1, role: 'treasurer', has_second_factor: true }],
    ownId: 1,
    total: 2,
    pageSize: 50,
    view: { page: 1 },
    onViewChange: fn(),
    labels: peopleLabels,
    formatDay: sampleDay,
    onManage: fn(),
    empty: <EmptyState text="Nobody was found" />,
    noMatch: () => <EmptyState text="Nobody was found" />,
  } satisfies PeopleTableProps,
  argTypes: { accounts: { control: false }, empty: { control: false } },
});

/** The table connected to the API, as on its page. */
function Loaded(args: PeopleTableProps) {
  const { data, isPending, error, refetch } = useQuery(callQuery(useApiClient(), accountsCall, {}));
  return (
    <PeopleTable
      {...args}
      ownId={admin.id}
      accounts={data?.accounts ?? []}
      loading={isPending && <Spinner label="Loading people" />}
      error={
        error && (
          <ErrorState
            message="People could not be loaded."
            retryLabel="Try again"
            onRetry={() => void refetch()}
          />
        )
      }
    />
  );
}

const loaded = {
  decorators: [withApi('admin')],
  render: (args: PeopleTableProps) => <Loaded {...args} />,
};

export const Playground = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Manage Amaka Nwosu' });
    await userEvent.click(first as HTMLElement);
    await expect(args.onManage).toHaveBeenCalledWith(account);
  },
});

export const List = meta.story({
  tags: ['PPL-1'],
  ...loaded,
  beforeEach({ msw }) {
    msw.use(...mocks.admin);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Ngozi Eze \(you\)/i })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Ibrahim Musa/ })).toHaveTextContent('Treasurer');
  },
});

export const Loading = meta.story({
  ...loaded,
  beforeEach({ msw }) {
    msw.use(answers.slow(accountsCall));
  },
});

export const Empty = meta.story({ args: { accounts: [] } });

/** The connection fails. A retry loads the accounts. */
export const NoAnswer = meta.story({
  ...loaded,
  beforeEach({ msw }) {
    msw.use(answers.fails(accountsCall, { once: true }), ...mocks.admin);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('People could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('rowheader', { name: /Ibrahim Musa/ })).toBeVisible();
  },
});

/** The mail server has refused an address. */
export const Refused = meta.story({
  tags: ['MAIL-6'],
  args: { accounts: [{ ...account, is_refused: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mails to this address are refused')).toBeVisible();
  },
});

/** The accounts of another search are loading: nobody can be managed. */
export const Updating = meta.story({
  args: { updating: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('tbody')).toHaveAttribute('inert');
  },
});

/** Every role, and long and unbreakable words. */
export const Matrix = meta.story({
  args: {
    accounts: [
      account,
      { ...account, id: 1, role: 'admin', has_second_factor: true, is_blocked: true },
      { ...account, id: 2, role: 'treasurer', is_refused: true },
      { ...account, id: 3, role: 'reviewer' },
      { ...account, id: 4, name: longName, email: `${unbreakable}@mail.example`, phone_number: unbreakable },
    ],
  },
});
