import {
  addMarketerCall,
  deleteMarketerCall,
  marketersCall,
  marketerTexts,
  refusalTexts,
  updateMarketerCall,
} from '@imc/api';
import { answers, mocks, reviewer } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminArea } from '../../../.storybook/story-helpers/areas.tsx';
import { expectLink, expectToast, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { fill, named } from '../../../.storybook/story-helpers/fill.ts';
import { MarketersScreen } from './marketers-screen.tsx';

const meta = preview.meta({
  title: 'Admin/Marketers',
  tags: ['S-2.30'],
  component: MarketersScreen,
  ...adminArea,
  parameters: {
    alsoCalled: 'referrers, agents, affiliates, referral',
    layout: 'fullscreen',
    router: { path: '/admin/marketers' },
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const openForm = named('Open the form', async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add New Marketer' }));
  return within(screen.getByRole('dialog', { name: 'Add New Marketer' }));
});

const fillIn = named('Fill in the form', async (context: Context) => {
  const form = await openForm(context);
  await fill(context.userEvent, form.getByLabelText('Name'), 'Ngozi Eze');
  await fill(context.userEvent, form.getByLabelText('Email'), 'ngozi.eze@mail.example');
  await fill(context.userEvent, form.getByLabelText('Phone'), '+234 800 000 0209');
  await fill(context.userEvent, form.getByLabelText("Marketer's Code"), 'MKT-NGO');
  return form;
});

const openEditor = named('Open the editor', async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Ada Obi' }));
  return within(screen.getByRole('dialog', { name: 'Edit Marketer' }));
});

const rename = named('Rename the marketer', async (context: Context) => {
  const form = await openEditor(context);
  const name = form.getByLabelText('Name');
  await context.userEvent.clear(name);
  await fill(context.userEvent, name, 'Ada Obi-Eze');
  await context.userEvent.click(form.getByRole('button', { name: 'Save' }));
  return form;
});

const openDeleteDialog = named('Ask to delete', async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete Ada Obi' }));
  return within(screen.getByRole('alertdialog'));
});

export const List = meta.story({
  tags: ['S-1.4', 'S-2.68'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Ada Obi' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  },
});

/** Staff who may not change marketers read them and share links. */
export const AsReviewer = meta.story({
  tags: ['PPL-3'],
  parameters: { user: reviewer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Share .*Ada Obi/ })).toBeVisible();
    await expect(canvas.getByText(/an admin adds, edits and deletes marketers/)).toBeVisible();
    for (const name of ['Add New Marketer', 'Edit Ada Obi', 'Delete Ada Obi'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['S-8.15'],
  beforeEach: ({ msw }) => msw.use(answers.slow(marketersCall)),
  play: shows('Loading...'),
});

const none = { codes: [], total: 0 };

export const Empty = meta.story({
  tags: ['S-8.15'],
  beforeEach: ({ msw }) =>
    msw.use(answers.success(marketersCall, { marketers: [], unmatched_codes: none, retired_codes: none })),
  play: shows('No marketers found'),
});

/** A code links to its applications. */
export const CodesThatMatchNobody = meta.story({
  tags: ['MKT-8'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers.success(marketersCall, {
        marketers: [],
        unmatched_codes: { codes: [{ code: 'MKT-AD', applications_count: 12 }], total: 1 },
        retired_codes: none,
      }),
    ),
  play: async ({ canvas }) => {
    await expectLink(canvas, '12 applications with MKT-AD', '/admin/applications?marketer=MKT-AD');
  },
});

/** The specification defines no message, and "No marketers found" would be wrong: a button loads the list again. */
export const NoAnswer = meta.story({
  tags: ['S-8.14'],
  beforeEach: ({ msw }) => msw.use(answers.fails(marketersCall)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load the marketers again' })).toBeVisible();
    await expect(canvas.queryByText('No marketers found')).toBeNull();
    await expect(canvas.queryByText('Loading...')).toBeNull();
  },
});

NoAnswer.test('loads the list again on request', async ({ canvas, userEvent, msw }) => {
  const retry = canvas.getByRole('button', { name: 'Load the marketers again' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
  await expect(retry).toHaveFocus();
  msw.resetHandlers(...mocks.all);
  await userEvent.click(retry);
  await expect(await canvas.findByRole('rowheader', { name: 'Ada Obi' })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** A marketer's link, to copy or print. */
export const Sharing = meta.story({
  tags: ['MKT-3'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share the link of Ada Obi' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Ada Obi’s link' }));
    await expect(dialog.getByText(`${location.origin}/register?marketer=MKT-ADA`)).toBeVisible();
    await expect(await dialog.findByRole('img', { name: 'QR code of the link of Ada Obi' })).toBeVisible();
  },
});

/** Adding closes and clears the dialog, and reloads the list. */
export const Added = meta.story({
  tags: ['S-4.6', 'S-7.13'],
  play: async (context) => {
    const form = await fillIn(context);
    await context.userEvent.click(form.getByRole('button', { name: 'Add Marketer' }));
    await expect(await context.canvas.findByRole('rowheader', { name: 'Ngozi Eze' })).toBeVisible();
    await expect(context.canvas.getByText('MKT-NGO')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expectToast('Marketer added successfully');
  },
});

Added.test('the form is empty when it is opened again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add New Marketer' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add New Marketer' }));
  await expect(form.getByLabelText('Name')).toHaveValue('');
});

/** The specification defines no message: the spinner ends and the input stays. */
export const NotAdded = meta.story({
  tags: ['S-2.68', 'S-8.14', 'S-10.10'],
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(addMarketerCall, { status: 500, message: refusalTexts.failed })),
  play: async (context) => {
    const form = await fillIn(context);
    const button = form.getByRole('button', { name: 'Add Marketer' });
    await context.userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(form.getByLabelText("Marketer's Code")).toHaveValue('MKT-NGO');
    await expect(screen.queryByText(refusalTexts.failed)).toBeNull();
  },
});

/** The code belongs to another or a deleted marketer. */
export const RefusedAtTheFields = meta.story({
  tags: ['MKT-6'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers.refused(addMarketerCall, {
        status: 409,
        errors: { marketer_code: marketerTexts.codeTaken },
      }),
    ),
  play: async (context) => {
    const form = await fillIn(context);
    await context.userEvent.click(form.getByRole('button', { name: 'Add Marketer' }));
    const code = form.getByLabelText("Marketer's Code");
    await waitFor(() => expect(code).toHaveAccessibleDescription(marketerTexts.codeTaken));
    await expect(code).toHaveValue('MKT-NGO');
  },
});

/** The list shows the new name, and focus returns. */
export const Saved = meta.story({
  tags: ['MKT-5'],
  play: async (context) => {
    await rename(context);
    await expect(await context.canvas.findByRole('rowheader', { name: 'Ada Obi-Eze' })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Edit Ada Obi-Eze' })).toHaveFocus();
    await expectToast('Marketer saved');
  },
});

/** Another admin has deleted the marketer: the form says so and keeps the input. */
export const Refused = meta.story({
  tags: ['MKT-5'],
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(updateMarketerCall, { status: 404, message: marketerTexts.notFound })),
  play: async (context) => {
    const form = await rename(context);
    await expect(await form.findByText(marketerTexts.notFound)).toBeVisible();
    await expect(form.getByLabelText('Name')).toHaveValue('Ada Obi-Eze');
  },
});

export const Deleted = meta.story({
  tags: ['S-7.14'],
  play: async (context) => {
    const dialog = await openDeleteDialog(context);
    await expect(dialog.getByText('Are you sure you want to delete this marketer?')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.canvas.queryByRole('rowheader', { name: 'Ada Obi' })).toBeNull();
    await expectToast('Marketer deleted successfully');
    await expect(context.canvas.getByRole('button', { name: 'Add New Marketer' })).toHaveFocus();
  },
});

/** Another admin has deleted the marketer: a message says so, and the row disappears. */
export const DeletedByAnother = meta.story({
  tags: ['MKT-6'],
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(deleteMarketerCall, { status: 404, message: marketerTexts.notFound })),
  play: async (context) => {
    const dialog = await openDeleteDialog(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expectToast('This marketer has already been deleted.');
  },
});

/** The specification defines no message: the dialog stays open for another try. */
export const NotDeleted = meta.story({
  tags: ['S-5.7', 'S-8.14', 'S-10.10'],
  beforeEach: ({ msw }) => msw.use(answers.fails(deleteMarketerCall)),
  play: async (context) => {
    const dialog = await openDeleteDialog(context);
    const button = dialog.getByRole('button', { name: 'Delete' });
    await context.userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(dialog.getByText('Ada Obi')).toBeVisible();
  },
});
