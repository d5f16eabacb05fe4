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
  title: 'Membership/EraseAccount',
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

/** The question is in the top layer, outside the story's element. */
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Erase your account?' }));

async function ask({ canvas, userEvent }: Context, password = samplePassword) {
  await fill(userEvent, canvas.getByLabelText('Your password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Erase my account' }));
}

const confirm = async ({ userEvent }: Pick<Context, 'userEvent'>) =>
  userEvent.click((await question()).getByRole('button', { name: 'Erase it now' }));

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Erase my account' }));
    await expect(section.getByRole('list', { name: 'What is removed' })).toBeVisible();
    await expect(section.getByRole('list', { name: 'What stays' })).toBeVisible();
  },
});

export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase my account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please fill in all required fields');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

/** The question. The focus is on the harmless answer. */
export const Question = meta.story({
  tags: ['ACC-21'],
  play: async (context) => {
    await ask(context);
    const keep = (await question()).getByRole('button', { name: 'Keep my account' });
    await waitFor(() => expect(keep).toHaveFocus());
    await expect(context.args.onErase).not.toHaveBeenCalled();
  },
});

Question.test('keeping the account changes nothing and keeps the input', async (context) => {
  await context.userEvent.click((await question()).getByRole('button', { name: 'Keep my account' }));
  const field = context.canvas.getByLabelText('Your password');
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toHaveValue(samplePassword);
  await expect(context.canvas.queryByRole('alert')).toBeNull();
  await expect(context.args.onErase).not.toHaveBeenCalled();
});

export const Success = meta.story({
  play: async (context) => {
    await ask(context);
    await confirm(context);
    await waitFor(() => expect(context.args.onErase).toHaveBeenCalledWith(samplePassword));
  },
});

/** The request is pending: the question stays, and its button is busy. */
export const Sending = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(eraseAccountCall));
  },
  play: async (context) => {
    await ask(context);
    await confirm(context);
    const button = (await question()).getByRole('button', { name: 'Erase it now' });
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
    await ask(context, 'Wrong!Password1');
    await confirm(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The current password is not right');
    await waitFor(() => expect(canvas.getByLabelText('Your password')).toHaveFocus());
    await expect(canvas.getByLabelText('Your password')).toHaveValue('Wrong!Password1');
  },
});

export const NoAnswer = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(eraseAccountCall));
  },
  play: async (context) => {
    await ask(context);
    await confirm(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(failureTexts.failed);
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
          removedItems: [unbreakable, longName],
          password: unbreakable,
          submit: longName,
        }}
      />
    </Stack>
  ),
});
