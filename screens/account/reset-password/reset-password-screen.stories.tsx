import { resetPasswordCall, resetTexts } from '@imc/api';
import { answers, mocks, sampleResetToken } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink } from '../../../.storybook/story-helpers/expectations.ts';
import { fill } from '../../../.storybook/story-helpers/fill.ts';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { LoginScreen } from '../login/login-screen.tsx';
import { ResetPasswordScreen, type ResetPasswordScreenProps } from './reset-password-screen.tsx';

const meta = preview.meta({
  title: 'Account/Reset password',
  tags: ['S-2.69'],
  component: ResetPasswordScreen,
  parameters: { alsoCalled: 'new password, change password, expired link', layout: 'fullscreen' },
  decorators: [withApi()],
  args: { token: sampleResetToken, onReset: fn() },
  beforeEach: ({ msw }) => msw.use(...mocks.accounts),
});

/** Opens the sign-in after the password is changed, as the app does. */
function ThenSignIn({ onReset, ...args }: ResetPasswordScreenProps) {
  const [isReset, setIsReset] = useState(false);
  if (isReset) return <LoginScreen notice="reset" onSignedIn={fn()} />;
  return (
    <ResetPasswordScreen
      {...args}
      onReset={() => {
        onReset();
        setIsReset(true);
      }}
    />
  );
}

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const password = 'Adire!Indigo1979';

async function submit({ canvas, userEvent }: Context, chosen = password, confirm = chosen) {
  await fill(userEvent, canvas.getByLabelText('New password'), chosen);
  await fill(userEvent, canvas.getByLabelText('Confirm new password'), confirm);
  await userEvent.click(canvas.getByRole('button', { name: 'Save the new password' }));
}

/** Expects the reason why the link does not work and a link to request a new one. */
async function expectInvalidLink({ canvas }: Context, text: string) {
  await expect(await canvas.findByText(text)).toBeVisible();
  const heading = canvas.getByRole('heading', { level: 1, name: 'This link does not work' });
  await waitFor(() => expect(heading).toHaveFocus());
  await expectLink(canvas, 'Ask for a new link', '/forgot-password');
  await expect(canvas.queryByLabelText('New password')).toBeNull();
}

export const Blank = meta.story({ tags: ['S-10.12'] });

/** The sign-in page confirms that the password is changed. */
export const Success = meta.story({
  render: (args) => <ThenSignIn {...args} />,
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(context.args.onReset).toHaveBeenCalledOnce());
    await expect(await context.canvas.findByText(/^Your password is changed/)).toBeVisible();
  },
});

export const ExpiredLink = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answers.refused(resetPasswordCall, {
        message: resetTexts.expired,
        errors: { token: resetTexts.expired },
      }),
    ),
  play: async (context) => {
    await submit(context);
    await expectInvalidLink(
      context,
      'This link has expired: it works for 60 minutes. Please ask for a new one.',
    );
  },
});

/** An incomplete link is detected before the user enters a password. */
export const IncompleteLink = meta.story({
  args: { token: sampleResetToken.slice(0, 30) },
  play: async (context) => {
    await expectInvalidLink(
      context,
      'This link is incomplete. Please open it from the email again, or copy all of it.',
    );
  },
});

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.unusable(resetPasswordCall)),
  play: async (context) => {
    await submit(context);
    await expect(
      await context.canvas.findByText('The password could not be changed. Please try again.'),
    ).toBeVisible();
    await expect(context.canvas.getByLabelText('New password')).toHaveValue(password);
  },
});
