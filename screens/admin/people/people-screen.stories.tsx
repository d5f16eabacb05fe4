import { accountsCall, peopleTexts, setAccountRoleCall } from '@imc/api';
import { admin, answers, treasurer } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminArea } from '../../../.storybook/story-helpers/areas.tsx';
import { fill } from '../../../.storybook/story-helpers/fill.ts';
import { shows } from '../../../.storybook/story-helpers/shows.ts';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { PeopleScreen } from './people-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/People',
  component: PeopleScreen,
  ...adminArea,
  parameters: {
    alsoCalled: 'accounts, users, members, staff, roles, permissions',
    layout: 'fullscreen',
    router: { path: '/admin/people' },
  },
  args: { user: admin, place: { page: 1 }, onPlace: fn() },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Chooses the role of reviewer and stops at the confirmation. */
async function chooseReviewer({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Manage Tunde Bello' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tunde Bello' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Reviewer' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
  return within(await screen.findByRole('alertdialog'));
}

export const List = meta.story({
  tags: ['S-2.75', 'PPL-5'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Ibrahim Musa/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Role'), 'staff');
    await expect(args.onPlace).toHaveBeenCalledWith({ role: 'staff', page: 1 });
  },
});

List.test('a search starts when the user pauses', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('searchbox', { name: 'Search by name, email or phone' }));
  await userEvent.paste('tunde');
  await waitFor(() => expect(args.onPlace).toHaveBeenCalledWith({ q: 'tunde', page: 1 }));
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
  args: { place: { q: 'nobody of this name', page: 1 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show everyone' }));
    await expect(args.onPlace).toHaveBeenCalledWith({ page: 1 });
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
  play: async ({ canvas, userEvent, step }) => {
    await step('Block the account of Tunde Bello', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Manage Tunde Bello' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Tunde Bello' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    });
    await step('Confirm', async () => {
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(await question.findByRole('button', { name: 'Block' }));
      await waitFor(() => expect(screen.getByText(/^Tunde Bello is blocked, signed out/)).toBeVisible());
    });
    const row = canvas.getByRole('row', { name: /Tunde Bello/ });
    await expect(within(row).getByText('Blocked')).toBeVisible();
  },
});

Blocked.test('an admin lifts the block', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Manage Tunde Bello' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tunde Bello' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Unblock' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(screen.getByText('Tunde Bello can sign in again.')).toBeVisible());
});

export const Saved = meta.story({
  tags: ['PPL-6'],
  play: async (context) => {
    const question = await chooseReviewer(context);
    await context.userEvent.click(question.getByRole('button', { name: 'Change role' }));
    const message = await screen.findByText('Tunde Bello is now a reviewer.');
    await waitFor(() => expect(message).toBeVisible());
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
    const question = await chooseReviewer(context);
    await context.userEvent.click(question.getByRole('button', { name: 'Change role' }));
    const message = await screen.findByText(/^Ibrahim Musa has made Tunde Bello a treasurer/);
    await waitFor(() => expect(message).toBeVisible());
  },
});

/** The server does not answer: the dialog stays open, and nothing changes. */
export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(setAccountRoleCall)),
  play: async (context) => {
    const question = await chooseReviewer(context);
    await context.userEvent.click(question.getByRole('button', { name: 'Change role' }));
    const message = await screen.findByText('Nothing was changed. Please try again.');
    await waitFor(() => expect(message).toBeVisible());
  },
});

export const SessionsEnded = meta.story({
  tags: ['PPL-8'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Manage Tunde Bello' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tunde Bello' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    const message = await screen.findByText(peopleTexts.sessionsEnded('Tunde Bello'));
    await waitFor(() => expect(message).toBeVisible());
  },
});

async function openCorrection({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Manage Tunde Bello' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tunde Bello' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Correct details' }));
  return within(await screen.findByRole('dialog', { name: 'Correct details' }));
}

/** The list shows the corrected name, and the dialog shows the correction with its reason. */
export const Corrected = meta.story({
  tags: ['PPL-13'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const dialog = await openCorrection(context);
    await step('Correct the name', async () => {
      await userEvent.clear(dialog.getByLabelText('Full name'));
      await userEvent.paste('Babatunde Bello');
      await fill(userEvent, dialog.getByLabelText(/^Reason/), 'The name on the certificate.');
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
    const message = await screen.findByText(peopleTexts.corrected('Babatunde Bello'));
    await waitFor(() => expect(message).toBeVisible());
    await expect(canvas.getByRole('row', { name: /Babatunde Bello/ })).toBeVisible();
  },
});

/** Another admin removes the second factor of somebody without telephone and recovery codes. */
export const SecondFactorRemoved = meta.story({
  tags: ['PPL-9'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Manage ${treasurer.name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: treasurer.name }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove second factor' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    const message = await screen.findByText(peopleTexts.secondFactorReset(treasurer.name));
    await waitFor(() => expect(message).toBeVisible());
  },
});
