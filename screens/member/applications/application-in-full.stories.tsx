import { applicationAnswers, memberApplicationCall, withdrawApplicationCall } from '@imc/api';
import { answers, memberComplete } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { memberArea } from '../../../.storybook/story-helpers/areas.tsx';
import { expectNoOverflow } from '../../../.storybook/story-helpers/expectations.ts';
import { named } from '../../../.storybook/story-helpers/fill.ts';
import { ApplicationInFull } from './application-in-full.tsx';

const meta = preview.meta({
  title: 'Member/Application in full',
  tags: ['S-2.26'],
  component: ApplicationInFull,
  ...memberArea,
  parameters: {
    alsoCalled: 'read an application, submitted form, print view',
    layout: 'fullscreen',
    router: { path: '/dashboard/application' },
  },
  args: { user: memberComplete, id: 412, onBack: fn() },
});

export const Complete = meta.story({
  tags: ['S-7.7', 'APP-18'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Associate Member' })).toBeVisible();
    const payment = within(await canvas.findByRole('region', { name: 'Payment' }));
    await expect(payment.getByText(/We are checking your proof/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to My Applications' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(memberApplicationCall, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Another member's application looks the same as one that does not exist. */
export const NotFound = meta.story({
  args: { id: 411 },
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(memberApplicationCall, { status: 404, message: applicationAnswers.notFound })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('There is no application of yours with this reference.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/Olatunji/)).toBeNull();
  },
});

const ask = named('Ask', async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw application' }));
  return within(await screen.findByRole('alertdialog', { name: 'Withdraw IMC-APP-412' }));
});

/** Withdrawing a pending application asks first. */
export const WithdrawAsked = meta.story({
  tags: ['APP-19'],
  play: async (context) => {
    const dialog = await ask(context);
    await expect(dialog.getByText(/You cannot undo this/)).toBeVisible();
    await expect(dialog.getByText(/^Payments are not refunded automatically/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
});

WithdrawAsked.test(
  'Keep it changes nothing and returns focus to the button',
  async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Withdraw application' })).toHaveFocus();
    // The application and its payment.
    await expect(canvas.getAllByText('pending')).toHaveLength(2);
    await expect(canvas.queryByText('withdrawn')).toBeNull();
  },
);

const withdraw = named('Withdraw', async (context: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  const dialog = await ask(context);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
});

/** After a withdrawal the status changes and the button is gone. */
export const Withdrawn = meta.story({
  tags: ['APP-19'],
  play: async (context) => {
    await withdraw(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Your application has been withdrawn.')).toBeVisible();
    await expect(canvas.getByText('withdrawn')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
  },
});

/** The committee has decided meanwhile: the server's message is shown. */
export const WithdrawRefused = meta.story({
  tags: ['APP-19'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers.refused(withdrawApplicationCall, {
        status: 409,
        message: applicationAnswers.alreadyDecided,
      }),
    ),
  play: async (context) => {
    await withdraw(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/has been decided/);
  },
});

/** The server does not answer. Another try is safe, because only one withdrawal has an effect. */
export const WithdrawNoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(withdrawApplicationCall, { once: true })),
  play: async (context) => {
    await withdraw(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/The server did not respond/);
  },
});

WithdrawNoAnswer.test('withdrawing again succeeds', async (context) => {
  await withdraw(context);
  await expect(await context.canvas.findByText('Your application has been withdrawn.')).toBeVisible();
});

export const Decided = meta.story({
  args: { id: 377 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Print' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
  },
});

const phone = { viewport: { value: 'mobile1', isRotated: false } };

export const OnPhone = meta.story({
  globals: phone,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Withdraw application' });
    await expectNoOverflow();
  },
});
