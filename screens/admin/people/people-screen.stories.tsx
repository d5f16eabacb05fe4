import { accountsCall, nameChangeTexts, peopleTexts, setAccountRoleCall } from '@imc/api';
import { admin, answers, memberLongName, treasurer } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminArea } from '../../../.storybook/story-helpers/areas.tsx';
import { expectToast, findAlert, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { fill, named } from '../../../.storybook/story-helpers/fill.ts';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { PeopleScreen } from './people-screen.tsx';

const meta = preview.meta({
  title: 'Admin/People',
  component: PeopleScreen,
  ...adminArea,
  parameters: {
    alsoCalled: 'accounts, users, members, staff, roles, permissions',
    layout: 'fullscreen',
    router: { path: '/admin/people' },
  },
  args: { user: admin, params: { page: 1 }, onParamsChange: fn() },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Opens the dialog of an account. */
const manage = async ({ canvas, userEvent }: Context, name = 'Tunde Bello') => {
  await userEvent.click(await canvas.findByRole('button', { name: `Open ${name}` }));
  return within(await screen.findByRole('dialog', { name }));
};

/** Presses a button of the question before a change. */
const confirm = named('Confirm', async ({ userEvent }: Context, name: string) => {
  const question = await findAlert();
  await userEvent.click(await question.findByRole('button', { name }));
});

const makeReviewer = named('Change the role', async (context: Context) => {
  const dialog = await manage(context);
  await context.userEvent.click(dialog.getByRole('radio', { name: 'Reviewer' }));
  await context.userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
  await confirm(context, 'Change role');
});

export const List = meta.story({
  tags: ['S-2.75', 'PPL-1', 'PPL-5'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('row', { name: /Ibrahim Musa/ })).toHaveTextContent('Treasurer');
    await expect(canvas.getByRole('rowheader', { name: /Ngozi Eze \(you\)/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Role'), 'staff');
    await expect(args.onParamsChange).toHaveBeenCalledWith({ role: 'staff', page: 1 });
  },
});

List.test('a search starts when the user pauses', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('searchbox', { name: 'Search by name, email or phone' }));
  await userEvent.paste('tunde');
  await waitFor(() => expect(args.onParamsChange).toHaveBeenCalledWith({ q: 'tunde', page: 1 }));
});

export const NotLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(accountsCall)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('People could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const FilteredToNone = meta.story({
  tags: ['PPL-5'],
  args: { params: { q: 'nobody of this name', page: 1 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(args.onParamsChange).toHaveBeenCalledWith({ page: 1 });
  },
});

/** A treasurer who opens the address sees the server's message. */
export const Refused = meta.story({
  tags: ['PPL-2'],
  decorators: [withApi('reviewer')],
  play: shows(/^Your role does not include this/),
});

/** Blocking asks first, then marks the account in the list. */
export const Blocked = meta.story({
  tags: ['PPL-12'],
  play: async (context) => {
    const dialog = await manage(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    await confirm(context, 'Block');
    await expectToast(/^Tunde Bello is blocked, signed out/);
    const row = context.canvas.getByRole('row', { name: /Tunde Bello/ });
    await expect(within(row).getByText('Blocked')).toBeVisible();
  },
});

Blocked.test('an admin lifts the block', async (context) => {
  const dialog = await manage(context);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Unblock' }));
  await confirm(context, 'Unblock');
  await expectToast('Tunde Bello can sign in again.');
});

export const Saved = meta.story({
  tags: ['PPL-6'],
  play: async (context) => {
    await makeReviewer(context);
    await expectToast('Tunde Bello is now a reviewer.');
    await expect(context.canvas.getByRole('row', { name: /Tunde Bello/ })).toHaveTextContent('Reviewer');
  },
});

/** Somebody else has changed the role: nothing is overwritten. */
export const ChangedByAnother = meta.story({
  tags: ['PPL-6'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers.refused(setAccountRoleCall, {
        status: 409,
        message: peopleTexts.roleChangedSince('Tunde Bello', 'treasurer', 'Ibrahim Musa'),
      }),
    ),
  play: async (context) => {
    await makeReviewer(context);
    await expectToast(/^Ibrahim Musa has made Tunde Bello a treasurer/);
  },
});

/** The server does not answer: the dialog stays open, and nothing changes. */
export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(setAccountRoleCall)),
  play: async (context) => {
    await makeReviewer(context);
    await expectToast('Nothing was changed. Please try again.');
  },
});

export const SessionsEnded = meta.story({
  tags: ['PPL-8'],
  play: async (context) => {
    const dialog = await manage(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await confirm(context, 'Sign out everywhere');
    await expectToast(peopleTexts.sessionsEnded('Tunde Bello'));
  },
});

/** The list shows the corrected name, and the dialog shows the correction with its reason. */
export const Corrected = meta.story({
  tags: ['PPL-13'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const account = await manage(context);
    await userEvent.click(account.getByRole('button', { name: 'Correct details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct details' }));
    await step('Enter the name and why', async () => {
      await userEvent.clear(dialog.getByLabelText('Full name'));
      await userEvent.paste('Babatunde Bello');
      await fill(userEvent, dialog.getByLabelText(/^Reason/), 'The name on the certificate.');
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
    await expectToast(peopleTexts.corrected('Babatunde Bello'));
    await expect(canvas.getByRole('row', { name: /Babatunde Bello/ })).toBeVisible();
  },
});

/** An admin agrees to the name that a member asks for. */
export const NameAgreed = meta.story({
  tags: ['PPL-14'],
  args: { params: { role: 'name-change', page: 1 } },
  play: async (context) => {
    const dialog = await manage(context, memberLongName.name);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Agree to new name' }));
    await confirm(context, 'Change name');
    await expectToast(nameChangeTexts.agreed('Oluwaseun Temitope Adebayo'));
  },
});

export const NameRefused = meta.story({
  tags: ['PPL-14'],
  play: async (context) => {
    const account = await manage(context, memberLongName.name);
    await context.userEvent.click(account.getByRole('button', { name: 'Refuse new name' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse new name' }));
    await fill(context.userEvent, dialog.getByRole('textbox'), 'The names differ.');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await expectToast(nameChangeTexts.refused('Oluwaseun Temitope Adebayo'));
  },
});

/** Another admin removes the second factor of somebody without telephone and recovery codes. */
export const SecondFactorRemoved = meta.story({
  tags: ['PPL-9'],
  play: async (context) => {
    const dialog = await manage(context, treasurer.name);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Remove second factor' }));
    await confirm(context, 'Remove');
    await expectToast(peopleTexts.secondFactorReset(treasurer.name));
  },
});
