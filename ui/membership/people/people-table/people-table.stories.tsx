import type { AdminAccount } from '@imc/api/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
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
  title: 'Elements/Membership/People/People table',
  component: PeopleTable,
  parameters: { onDesk: true, alsoCalled: 'accounts, users, members, staff, roles, permissions' },
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
    onOpen: fn(),
    empty: <EmptyState text="Nobody was found" />,
    noMatch: () => <EmptyState text="Nobody was found" />,
  } satisfies PeopleTableProps,
  argTypes: { accounts: { control: false }, empty: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Open Amaka Nwosu' });
    await userEvent.click(first as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith(account);
  },
});

/** The mail server has refused an address. */
export const Refused = meta.story({
  tags: ['MAIL-6'],
  args: { accounts: [{ ...account, is_refused: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Emails to this address are refused')).toBeVisible();
  },
});

/** Every role, and long and unbreakable words. */
export const Matrix = meta.story({
  args: {
    total: 5,
    accounts: [
      account,
      { ...account, id: 1, role: 'admin', has_second_factor: true, is_blocked: true },
      { ...account, id: 2, role: 'treasurer', is_refused: true },
      { ...account, id: 3, role: 'reviewer' },
      { ...account, id: 4, name: longName, email: `${unbreakable}@mail.example`, phone_number: unbreakable },
    ],
  },
});
