import { addMarketerCall, deleteMarketerCall, marketersCall } from '@imc/api';
import { admin, answers, createMockProvider, mocks, sampleSeed } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withApi } from '../../../.storybook/with-api.tsx';
import { AdminLayout } from '../admin-layout/index.ts';
import { MarketersScreen } from './marketers-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Marketers',
  component: MarketersScreen,
  parameters: {
    alsoCalled: 'referrers, agents, affiliates, referral',
    layout: 'fullscreen',
    router: { path: '/admin/marketers' },
  },
  decorators: [withApi('admin')],
  render: () => (
    <AdminLayout path="/admin/marketers" user={admin} onLogout={fn()}>
      <MarketersScreen />
    </AdminLayout>
  ),
  beforeEach({ msw }) {
    // A store of its own for each story: what one adds or deletes is not there in the next.
    msw.use(...mocks.all, ...createMockProvider({ seed: sampleSeed }).handlers);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const openForm = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add New Marketer' }));
  return within(screen.getByRole('dialog', { name: 'Add New Marketer' }));
};

const fillIn = async (context: Context) => {
  const form = await openForm(context);
  await context.userEvent.type(form.getByLabelText('Name'), 'Ngozi Eze');
  await context.userEvent.type(form.getByLabelText('Email'), 'ngozi.eze@mail.example');
  await context.userEvent.type(form.getByLabelText('Phone'), '+234 800 000 0209');
  await context.userEvent.type(form.getByLabelText("Marketer's Code"), 'MKT-NGO');
  return form;
};

const askToDelete = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete Ada Obi' }));
  return within(screen.getByRole('alertdialog'));
};

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Ada Obi' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(marketersCall));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.success(marketersCall, { marketers: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No marketers found')).toBeVisible();
  },
});

/** No message is due, and none that is not true: the spinner ends, and the list can be asked for again. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(marketersCall));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load the marketers again' })).toBeVisible();
    await expect(canvas.queryByText('No marketers found')).toBeNull();
    await expect(canvas.queryByText('Loading...')).toBeNull();
  },
});

Failed.test('the list comes when it is asked for again', async ({ canvas, userEvent, msw }) => {
  const retry = canvas.getByRole('button', { name: 'Load the marketers again' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
  await expect(retry).toHaveFocus();
  msw.resetHandlers(...mocks.all);
  await userEvent.click(retry);
  await expect(await canvas.findByRole('rowheader', { name: 'Ada Obi' })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** The dialog as it opens. */
export const Adding = meta.story({
  play: async (context) => {
    await context.canvas.findByRole('rowheader', { name: 'Ada Obi' });
    const form = await openForm(context);
    await expect(form.getByLabelText('Name')).toHaveFocus();
  },
});

/** Closed, cleared, and the list asked for anew. */
export const Added = meta.story({
  play: async (context) => {
    const form = await fillIn(context);
    await context.userEvent.click(form.getByRole('button', { name: 'Add Marketer' }));
    await expect(await context.canvas.findByRole('rowheader', { name: 'Ngozi Eze' })).toBeVisible();
    await expect(context.canvas.getByText('MKT-NGO')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await screen.findByText('Marketer added successfully')).toBeVisible();
    const again = await openForm(context);
    await expect(again.getByLabelText('Name')).toHaveValue('');
    await context.userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** No message is due; the spinner ends and what was typed stays. */
export const NotAdded = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.refused(addMarketerCall, { status: 409, message: 'This marketer code is taken.' }));
  },
  play: async (context) => {
    const form = await fillIn(context);
    const button = form.getByRole('button', { name: 'Add Marketer' });
    await context.userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(form.getByLabelText("Marketer's Code")).toHaveValue('MKT-NGO');
    await expect(screen.queryByText('This marketer code is taken.')).toBeNull();
  },
});

export const Deleted = meta.story({
  play: async (context) => {
    const question = await askToDelete(context);
    await expect(question.getByText('Are you sure you want to delete this marketer?')).toBeVisible();
    await context.userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.canvas.queryByRole('rowheader', { name: 'Ada Obi' })).toBeNull();
    await expect(await screen.findByText('Marketer deleted successfully')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Add New Marketer' })).toHaveFocus();
  },
});

export const DeleteCancelled = meta.story({
  play: async (context) => {
    const question = await askToDelete(context);
    await context.userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(context.canvas.getByRole('button', { name: 'Delete Ada Obi' })).toHaveFocus();
  },
});

/** No message is due; the question stays, to be answered again. */
export const NotDeleted = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(deleteMarketerCall));
  },
  play: async (context) => {
    const question = await askToDelete(context);
    const button = question.getByRole('button', { name: 'Delete' });
    await context.userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(question.getByText('Ada Obi')).toBeVisible();
  },
});
