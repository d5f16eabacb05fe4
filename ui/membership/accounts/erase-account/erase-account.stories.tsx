import { eraseAccountCall, eraseAccountMutation } from '@imc/api';
import { resetTexts } from '@imc/api/contract';
import { answers, memberComplete, mocks, samplePassword } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { fill } from '../../../../.storybook/story-helpers/fill.ts';
import { failureTexts, useApiSubmit, withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { eraseAccountLabels as labels } from '../../story-samples.ts';
import { EraseAccount, type EraseAccountProps } from './erase-account.tsx';

/** The section connected to the API, as on its page. */
function ThroughApi(args: EraseAccountProps) {
  const erase = useApiSubmit(eraseAccountMutation);
  return (
    <EraseAccount {...args} onErase={async (password) => (await erase(password)) ?? args.onErase(password)} />
  );
}

const meta = preview.meta({
  title: 'Elements/Membership/Accounts/Erase account',
  component: EraseAccount,
  parameters: { alsoCalled: 'delete account, close account, right to erasure, danger zone, privacy' },
  args: {
    email: memberComplete.email,
    labels,
    onErase: fn(async () => undefined),
  } satisfies EraseAccountProps,
  decorators: [withApi('memberComplete')],
  render: (args) => <ThroughApi {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.accounts);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** The dialog is in the top layer, outside the story's element. */
async function openDialog({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('heading', { name: 'Erase my account' }));
  const button = canvas.getByRole('button', { name: 'Erase my account' });
  // Unfolded at last, or it takes no focus.
  await waitFor(() => expect(button.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Erase your account?' }));
}

async function erase(context: Context, password = samplePassword) {
  const dialog = await openDialog(context);
  await fill(context.userEvent, dialog.getByLabelText('Your password'), password);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Erase it now' }));
  return dialog;
}

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Erase my account' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Erase my account' })).not.toBeVisible();
  },
});

export const NothingFilledIn = meta.story({
  play: async (context) => {
    const dialog = await openDialog(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Erase it now' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please fill in all required fields');
    await expect(context.args.onErase).not.toHaveBeenCalled();
  },
});

/** What is removed and what stays, and the password. */
export const Question = meta.story({
  tags: ['ACC-21'],
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(dialog.getByRole('list', { name: 'What is removed' })).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'What stays' })).toBeVisible();
  },
});

Question.test('keeping the account changes nothing', async ({ canvas, userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Erase my account' })).toHaveFocus());
  await expect(args.onErase).not.toHaveBeenCalled();
});

Playground.test('sends the password', async (context) => {
  await erase(context);
  await waitFor(() => expect(context.args.onErase).toHaveBeenCalledWith(samplePassword));
});

/** The request is pending. */
export const Sending = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(eraseAccountCall));
  },
  play: async (context) => {
    const dialog = await erase(context);
    const button = dialog.getByRole('button', { name: 'Erase it now' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
});

export const RefusedAtTheFields = meta.story({
  beforeEach({ msw }) {
    msw.use(
      answers.refused(eraseAccountCall, {
        message: resetTexts.wrongCurrent,
        errors: { password: resetTexts.wrongCurrent },
      }),
    );
  },
  play: async (context) => {
    const dialog = await erase(context, 'Wrong!Password1');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The current password is not right');
    await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus());
    await expect(dialog.getByLabelText('Your password')).toHaveValue('Wrong!Password1');
  },
});

export const NoAnswer = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(eraseAccountCall));
  },
  play: async (context) => {
    const dialog = await erase(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(failureTexts.failed);
    await expect(context.args.onErase).not.toHaveBeenCalled();
  },
});

/** An account that can't be erased here: the reason replaces the form. */
export const NotPossible = meta.story({
  args: { refusal: 'The account of an admin can’t be erased here.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The account of an admin can’t be erased here.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <EraseAccount {...args} />
      <EraseAccount {...args} labels={{ ...labels, title: longName }} refusal={longName} />
      <EraseAccount
        {...args}
        labels={{
          ...labels,
          title: unbreakable,
          text: longName,
          open: longName,
        }}
      />
    </Stack>
  ),
});
