import { deleteMessageCall, messagesCall, messageTexts, setMessageStateCall } from '@imc/api';
import { answers, createSampleProvider, mocks } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminArea, keepingParams } from '../../../.storybook/story-helpers/areas.tsx';
import { expectToast, findAlert, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { named } from '../../../.storybook/story-helpers/fill.ts';
import { messages } from '../../content/index.ts';
import { MessagesScreen } from './messages-screen.tsx';

/** A provider that stores messages. */
const storing = () =>
  createSampleProvider({
    settingChanges: [
      {
        name: 'contact_messages',
        value: { stored: true },
        version: 1,
        changed_by: 'Bola Adeyemi',
        changed_at: '2026-05-01T09:00:00.000Z',
      },
    ],
  });

let provider: ReturnType<typeof storing>;

const meta = preview.meta({
  title: 'Admin/Messages',
  component: MessagesScreen,
  ...adminArea,
  parameters: {
    alsoCalled: 'inbox, enquiries, contact requests, invitations to join',
    layout: 'fullscreen',
    router: { path: '/admin/messages' },
  },
  args: { params: { page: 1 }, onParamsChange: fn() },
  render: keepingParams(MessagesScreen),
  beforeEach: ({ msw }) => msw.use(...storing().handlers),
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const openMessage = named('Open the message', async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Open the message from Kọ́lá Sample' }));
  return within(await screen.findByRole('dialog', { name: 'Kọ́lá Sample' }));
});

const deleteMessage = named('Delete the message', async (context: Context) => {
  const dialog = await openMessage(context);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  const question = await findAlert();
  await context.userEvent.click(question.getByRole('button', { name: 'Delete' }));
  return question;
});

export const List = meta.story({
  tags: ['S-2.134', 'MSG-3'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1-4 of 4 messages')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New 2' })).toBeVisible();
    await expect(canvas.queryByText('Messages are not stored at present')).toBeNull();
  },
});

/** Earlier messages stay readable while the site stores no new ones. */
export const NotStored = meta.story({
  tags: ['MSG-3'],
  beforeEach: ({ msw }) => msw.use(...mocks.all),
  play: shows('Messages are not stored at present', '1-4 of 4 messages'),
});

/** Opening a message marks it as read. */
export const Opened = meta.story({
  play: async (context) => {
    const dialog = await openMessage(context);
    await expect(
      dialog.getByText('When is the next induction, and can my family attend?'),
    ).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByText(/^Read by/)).toBeInTheDocument());
  },
});

/** Another admin has handled the message since the list was loaded: opening it changes nothing and shows that. */
export const HandledMeanwhile = meta.story({
  tags: ['MSG-5'],
  args: { params: { state: 'new', page: 1 } },
  beforeEach({ msw }) {
    provider = storing();
    msw.use(...provider.handlers);
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('1-2 of 2 messages')).toBeVisible();
    for (const [id, message] of provider.store.messages) {
      provider.store.messages.set(id, {
        ...message,
        state: 'handled',
        state_by: 'Bola Adeyemi',
        state_at: '2026-05-05T09:00:00.000Z',
      });
    }
    const changed = { state: 'handled', changed_by: 'Bola Adeyemi', changed_at: '2026-05-05T09:00:00.000Z' };
    const message = messageTexts.changedSince('Bola Adeyemi', 'handled');
    context.msw.use(answers.refused(setMessageStateCall, { status: 409, message, changed }));
    const dialog = await openMessage(context);
    await expect(await dialog.findByText(/^Handled by Bola Adeyemi/)).toBeInTheDocument();
    await expect(await dialog.findByRole('button', { name: 'Mark as not handled' })).toBeEnabled();
    await expect(screen.queryByText(/Nothing was changed/)).toBeNull();
  },
});

export const Handled = meta.story({
  tags: ['MSG-4'],
  play: async (context) => {
    const dialog = await openMessage(context);
    await waitFor(() => expect(dialog.getByText(/^Read by/)).toBeInTheDocument());
    await context.userEvent.click(dialog.getByRole('button', { name: 'Mark as handled' }));
    await expect(await context.canvas.findByRole('link', { name: 'Handled 2' })).toBeVisible();
  },
});

export const Deleted = meta.story({
  tags: ['MSG-4'],
  play: async (context) => {
    await deleteMessage(context);
    await expectToast(messageTexts.deleted);
    await waitFor(() => expect(context.canvas.queryByText('Kọ́lá Sample')).toBeNull());
  },
});

/** Another admin has deleted the message. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(deleteMessageCall, { status: 404, message: messageTexts.notFound })),
  play: async (context) => {
    await deleteMessage(context);
    await expectToast(messageTexts.notFound);
  },
});

/** The server does not answer: the dialog stays open. */
export const NotDeleted = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(deleteMessageCall)),
  play: async (context) => {
    const question = await deleteMessage(context);
    await expect(await question.findByRole('alert')).toHaveTextContent(messages.notDeleted);
  },
});

/** The message can't be changed: the dialog stays open. */
export const NotChanged = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(setMessageStateCall)),
  play: async (context) => {
    await openMessage(context);
    await expectToast('The message could not be changed. Please try again.');
    await expect(screen.getByRole('dialog', { name: 'Kọ́lá Sample' })).toBeInTheDocument();
  },
});

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(messagesCall, { once: true })),
  play: shows('The messages could not be loaded.'),
});

NoAnswer.test('Try again loads the messages', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('1-4 of 4 messages')).toBeVisible();
});
