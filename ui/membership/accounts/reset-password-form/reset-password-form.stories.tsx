import { resetPasswordCall, resetPasswordMutation, signUpTexts } from '@imc/api';
import { answers, mocks, sampleResetToken } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { fill } from '../../../../.storybook/story-helpers/fill.ts';
import { useApiSubmit, withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { withWidth } from '../../../../.storybook/story-helpers/with-width.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { newPasswordLabels } from '../new-password-fields/new-password-fields-sample.ts';
import {
  ResetPasswordForm,
  type ResetPasswordFormLabels,
  type ResetPasswordFormProps,
} from './reset-password-form.tsx';

const labels: ResetPasswordFormLabels = {
  ...newPasswordLabels,
  password: 'New password',
  confirmPassword: 'Confirm new password',
  missing: { password: 'Choose a new password', confirmPassword: 'Repeat the new password' },
  submit: 'Save the new password',
  unavailable: 'The password could not be changed. Please try again.',
};

/** The form connected to the API, opened with a valid link. */
function ThroughApi(args: ResetPasswordFormProps) {
  const send = useApiSubmit(resetPasswordMutation);
  return (
    <ResetPasswordForm
      {...args}
      onSubmit={async (password) =>
        (await send({ token: sampleResetToken, password })) ?? args.onSubmit(password)
      }
    />
  );
}

const meta = preview.meta({
  title: 'Elements/Membership/Accounts/Reset password form',
  component: ResetPasswordForm,
  parameters: { alsoCalled: 'new password, change password' },
  args: {
    'aria-label': 'Choose a new password',
    labels,
    onSubmit: fn(async () => undefined),
  } satisfies ResetPasswordFormProps,
  decorators: [withWidth('28rem'), withApi()],
  render: (args) => <ThroughApi {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.accounts);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const password = 'Adire!Indigo1979';

async function choose({ canvas, userEvent }: Context, chosen = password, confirm = chosen) {
  await fill(userEvent, canvas.getByLabelText('New password'), chosen);
  await fill(userEvent, canvas.getByLabelText('Confirm new password'), confirm);
  await userEvent.click(canvas.getByRole('button', { name: 'Save the new password' }));
}

export const Playground = meta.story({});

export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the new password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please fill in all required fields');
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
    await expect(canvas.getByText('Choose a new password')).toBeVisible();
    await expect(canvas.getByText('Repeat the new password')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const PasswordsDiffer = meta.story({
  play: async (context) => {
    await choose(context, password, 'Another!Word1');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Passwords do not match');
    await waitFor(() => expect(context.canvas.getByLabelText('Confirm new password')).toHaveFocus());
  },
});

Playground.test('sends the new password', async (context) => {
  await choose(context);
  await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith(password));
});

/** A problem that only the server can detect is shown at the field. */
export const RefusedAtTheFields = meta.story({
  beforeEach({ msw }) {
    msw.use(
      answers.refused(resetPasswordCall, {
        message: signUpTexts.common,
        errors: { password: signUpTexts.common },
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await choose(context, 'Password@123');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Password is one of the most common/);
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
    await expect(canvas.getByLabelText('New password')).toHaveValue('Password@123');
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <ResetPasswordForm {...args} aria-label="Plain" />
      <ResetPasswordForm
        {...args}
        aria-label="Long words"
        labels={{ ...labels, password: unbreakable, confirmPassword: longName, submit: longName }}
      />
    </Stack>
  ),
});
