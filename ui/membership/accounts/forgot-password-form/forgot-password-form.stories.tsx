import { forgotPasswordCall, forgotPasswordMutation, refusalTexts } from '@imc/api';
import { answers, memberComplete, mocks } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { fill } from '../../../../.storybook/story-helpers/fill.ts';
import { useApiSubmit, withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { withWidth } from '../../../../.storybook/story-helpers/with-width.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import {
  ForgotPasswordForm,
  type ForgotPasswordFormLabels,
  type ForgotPasswordFormProps,
} from './forgot-password-form.tsx';

const labels: ForgotPasswordFormLabels = {
  email: 'Email',
  emailMissing: 'Enter the email address of your account',
  submit: 'Send the link',
  unavailable: 'The link could not be sent. Please try again.',
};

/** The form connected to the API, as on its page. */
function ThroughApi(args: ForgotPasswordFormProps) {
  const send = useApiSubmit(forgotPasswordMutation);
  return (
    <ForgotPasswordForm {...args} onSubmit={async (email) => (await send(email)) ?? args.onSubmit(email)} />
  );
}

const meta = preview.meta({
  title: 'Elements/Membership/Accounts/Forgot password form',
  component: ForgotPasswordForm,
  parameters: { alsoCalled: 'lost password, password recovery, reset link' },
  args: {
    'aria-label': 'Forgotten password',
    labels,
    onSubmit: fn(async () => undefined),
  } satisfies ForgotPasswordFormProps,
  decorators: [withWidth('28rem'), withApi()],
  render: (args) => <ThroughApi {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.accounts);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function submit({ canvas, userEvent }: Context, email: string = memberComplete.email) {
  await fill(userEvent, canvas.getByLabelText('Email'), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
}

export const Playground = meta.story({});

/** An empty address, then an invalid one: the field shows an error and receives focus. There is no message above the form. */
export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText('Enter the email address of your account')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const InvalidEmail = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'amaka');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

Playground.test('sends the address without spaces around it', async (context) => {
  await submit(context, ` ${memberComplete.email} `);
  await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith(memberComplete.email));
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.refused(forgotPasswordCall, { status: 429, message: refusalTexts.tooMany }));
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/^Too many requests/);
    await expect(context.canvas.getByLabelText('Email')).toHaveValue(memberComplete.email);
  },
});

export const RefusedAtTheFields = meta.story({
  beforeEach({ msw }) {
    msw.use(
      answers.refused(forgotPasswordCall, { errors: { email: 'Must be at most 254 characters long' } }),
    );
  },
  play: async (context) => {
    const field = context.canvas.getByLabelText('Email');
    await submit(context);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Must be at most 254 characters long'));
    await waitFor(() => expect(field).toHaveFocus());
  },
});

/** Reopened with "Ask again": the address is still filled in, and its field has focus. */
export const AskedAgain = meta.story({
  args: { email: memberComplete.email, focused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue(memberComplete.email);
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <ForgotPasswordForm {...args} aria-label="Plain" />
      <ForgotPasswordForm {...args} aria-label="Filled in" email={memberComplete.email} focused={false} />
      <ForgotPasswordForm
        {...args}
        aria-label="Long words"
        labels={{ ...labels, email: unbreakable, submit: longName }}
      />
    </Stack>
  ),
});
