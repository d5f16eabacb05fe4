import { type Member, standings } from '@imc/api/contract';
import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { membersLabels, sampleDay } from '../../story-samples.ts';
import { MembersTable, type MembersTableProps } from './members-table.tsx';

const account = { id: 101, name: 'Amaka Nwosu', email: 'amaka@mail.example', phone_number: '' };

const member: Member = {
  number: 'IMC-M-00417-A',
  grade: 'FIMC',
  since: '2026-03-02',
  admitted_on: '2024-05-06',
  ended_on: null,
  standing: 'in-force',
  account,
};

const meta = preview.meta({
  title: 'Elements/Membership/Memberships/Members table',
  component: MembersTable,
  parameters: {
    onDesk: true,
    alsoCalled: 'register of members, members, roll, standing, grades, member number',
  },
  args: {
    caption: 'Members',
    members: [member, { ...member, number: 'IMC-M-00003-A', standing: 'lapsed', account: null }],
    total: 2,
    pageSize: 50,
    view: { page: 1 },
    onViewChange: fn(),
    labels: membersLabels,
    formatDay: sampleDay,
    memberTo: ({ number }) => `/admin/members?member=${number}`,
    empty: <EmptyState text="Nobody matches" />,
    noMatch: () => <EmptyState text="Nobody matches" />,
  } satisfies MembersTableProps,
  argTypes: { members: { control: false }, empty: { control: false } },
});

export const Playground = meta.story({});

/** Every standing, and long and unbreakable words. */
export const Matrix = meta.story({
  args: {
    total: standings.length + 3,
    members: [
      ...standings.map((standing, index) => ({ ...member, number: `IMC-M-0000${index}-T`, standing })),
      { ...member, number: 'IMC-M-00009-D', grade: null, since: null, standing: 'annulled' },
      { ...member, number: 'IMC-M-1000000-X', grade: 'DFIMC', account: { ...account, name: longName } },
      { ...member, number: 'IMC-M-00011-B', account: { ...account, name: unbreakable } },
    ],
  },
});
