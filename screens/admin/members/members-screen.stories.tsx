import { memberCall, membersCall, standingTexts } from '@imc/api';
import { admin, answers, reviewer } from '@imc/mocks';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminArea, keepingParams } from '../../../.storybook/story-helpers/areas.tsx';
import { expectLink, expectToast, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { fill } from '../../../.storybook/story-helpers/fill.ts';
import { MembersScreen } from './members-screen.tsx';

const meta = preview.meta({
  title: 'Admin/Members',
  tags: ['S-2.137'],
  component: MembersScreen,
  ...adminArea,
  parameters: {
    alsoCalled: 'register of members, roll, standing, grades, member number',
    layout: 'fullscreen',
    router: { path: '/admin/members' },
  },
  args: { user: admin, params: { page: 1 }, onParamsChange: fn() },
  render: keepingParams(MembersScreen),
});

export const List = meta.story({
  tags: ['MEM-8'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1-3 of 3 members')).toBeVisible();
    await expectLink(canvas, 'Amaka Nwosu', '/admin/members?member=1');
  },
});

/** A number as people type it. */
export const FoundByNumber = meta.story({
  tags: ['MEM-9'],
  args: { params: { page: 1, q: 'imc m oooo1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1-1 of 1 member')).toBeVisible();
    await expect(canvas.getByText('IMC-M-00001-R')).toBeVisible();
  },
});

/** A digit was mistyped, so the letter does not fit. */
export const WrongNumber = meta.story({
  tags: ['MEM-9'],
  args: { params: { page: 1, q: 'IMC-M-00002-R' } },
  play: shows('The letter at the end does not match this number. Please check the digits.'),
});

export const FilteredToNone = meta.story({
  args: { params: { page: 1, standing: 'retired' } },
  play: shows('Nobody matches. Try fewer words, or another grade or status.'),
});

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(membersCall, { once: true })),
  play: shows('The members could not be loaded.'),
});

/** A member who has lapsed, with the history and the form that asks about a day. */
export const OneMember = meta.story({
  tags: ['MEM-8'],
  args: { params: { page: 1, member: 3 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('IMC-M-00003-A')).toBeVisible();
    await expect(canvas.getByText('The dues of 2026 were not paid.', { exact: false })).toBeVisible();
    await expectLink(canvas, 'Application IMC-APP-411', '/admin/applications?application=411');
    await expectLink(canvas, 'All members', '/admin/members');
  },
});

export const Recorded = meta.story({
  tags: ['MEM-7'],
  args: { params: { page: 1, member: 3 } },
  play: async ({ canvas, step, userEvent }) => {
    await step('Open the form', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Record a change' }));
    });
    await step('Fill it in and send it', async () => {
      await userEvent.selectOptions(await screen.findByLabelText('What happened'), 'restored');
      await fill(userEvent, screen.getByLabelText('Reason'), 'Paid on 6 May.');
      await userEvent.click(screen.getByRole('button', { name: 'Record' }));
    });
    await expectToast('IMC-M-00003-A: Restored is recorded.');
    await expect(await canvas.findByText(/Paid on 6 May\./)).toBeVisible();
  },
});

/** A reviewer reads only. */
export const AsReviewer = meta.story({
  tags: ['MEM-7', 'PPL-3'],
  args: { user: reviewer, params: { page: 1, member: 3 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only an admin can record a change.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Record a change' })).toBeNull();
  },
});

export const UnknownNumber = meta.story({
  args: { params: { page: 1, member: 999 } },
  play: shows(standingTexts.notFound),
});

export const MemberNotLoaded = meta.story({
  args: { params: { page: 1, member: 3 } },
  beforeEach: ({ msw }) => msw.use(answers.fails(memberCall, { once: true })),
  play: shows('The member could not be loaded.'),
});
