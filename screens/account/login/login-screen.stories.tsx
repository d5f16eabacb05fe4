import { accountTexts, decisionTimesCall, signInCall } from '@imc/api';
import { answers, memberComplete, mocks, samplePassword, sampleRecoveryCode, treasurer } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { fill, named } from '../../../.storybook/story-helpers/fill.ts';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { MemberLayout } from '../../member/member-layout/index.ts';
import { OverviewScreen } from '../../member/overview/overview-screen.tsx';
import { LoginScreen, type LoginScreenProps } from './login-screen.tsx';

const meta = preview.meta({
  title: 'Account/Login',
  tags: ['S-2.21'],
  component: LoginScreen,
  parameters: { alsoCalled: 'log in, sign in, session expired, session timeout', layout: 'fullscreen' },
  decorators: [withApi()],
  args: { onSignedIn: fn() },
  beforeEach: ({ msw }) => msw.use(...mocks.accounts),
});

/** Opens the member's dashboard after the sign-in, as the app does. */
function ThenOverview({ onSignedIn, ...args }: LoginScreenProps) {
  const [isSignedIn, setIsSignedIn] = useState(false);
  if (isSignedIn) {
    return (
      <MemberLayout user={memberComplete} onLogout={fn()}>
        <OverviewScreen user={memberComplete} />
      </MemberLayout>
    );
  }
  return (
    <LoginScreen
      {...args}
      onSignedIn={(...result) => {
        onSignedIn(...result);
        setIsSignedIn(true);
      }}
    />
  );
}

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Fills in the form and submits it. */
const signIn = named('Sign in', async ({ canvas, userEvent }: Context, password: string = samplePassword) => {
  await fill(userEvent, canvas.getByLabelText('Email'), memberComplete.email);
  await fill(userEvent, canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
});

export const Blank = meta.story({
  tags: ['S-2.58', 'ACC-2'],
  play: async ({ canvas }) => {
    await expectLink(canvas, /^Privacy notice/, '/privacy');
    await expectLink(canvas, 'Forgotten your password?', '/forgot-password');
  },
});

export const AfterRegistration = meta.story({
  args: { notice: 'registered' },
  play: shows('Your account is created. Please sign in.'),
});

export const AfterReset = meta.story({
  args: { notice: 'reset' },
  play: shows('Your password is changed. Please sign in with the new one.'),
});

export const SessionEnded = meta.story({
  args: { notice: 'ended' },
  play: shows(/^Your session has ended/),
});

export const AccountErased = meta.story({
  tags: ['ACC-21'],
  args: { notice: 'erased' },
  play: shows(/^Your account and everything in it is erased/),
});

/** After signing out without a connection, the notice stays until the server has ended the session. */
export const SignedOutOffline = meta.story({
  args: { notice: 'revocation-pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are signed out on this device/);
  },
});

/** A member opened a page of the admin area. */
export const NotPermitted = meta.story({
  args: { notice: 'not-permitted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Your account can’t open that page/);
  },
});

export const Success = meta.story({
  decorators: [withApi('memberComplete')],
  render: (args) => <ThenOverview {...args} />,
  beforeEach: ({ msw }) =>
    msw.use(answers.success(decisionTimesCall, { median_hours: 288, of: 20 }), ...mocks.all),
  play: async (context) => {
    await signIn(context);
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledOnce());
    // Follows the last answer that the overview asks for: the next story has no handler for it.
    await expect(await context.canvas.findByText(/expect to hear by|taking longer/)).toBeVisible();
  },
});

export const NothingFilledIn = meta.story({
  tags: ['S-5.3'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please fill in all fields');
    for (const label of ['Email', 'Password'])
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(/^Enter /);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

NothingFilledIn.test(
  'a corrected field loses its error and the next invalid one receives focus',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), `${memberComplete.email}{Enter}`);
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
  },
);

export const WrongPassword = meta.story({
  tags: ['S-8.2'],
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(signInCall, { status: 401, message: accountTexts.wrongSignIn })),
  play: async (context) => {
    await signIn(context, 'Wrong!Password1');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Invalid email or password');
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('Wrong!Password1');
  },
});

WrongPassword.test(
  'the form does not move while it is resubmitted, so that a double click hits no link',
  async ({ canvas, userEvent }) => {
    const buttonTop = () => canvas.getByRole('button', { name: /Sign in/ }).getBoundingClientRect().top;
    const before = buttonTop();
    const alert = canvas.getByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(buttonTop()).toBe(before);
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBe(alert));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password');
  },
);

/** An account with a second factor needs a code after the password. A recovery code works too. */
export const CodeNeeded = meta.story({
  tags: ['ACC-17'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), treasurer.email);
    await userEvent.type(canvas.getByLabelText('Password'), samplePassword);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

CodeNeeded.test('a recovery code signs in', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Code'), `${sampleRecoveryCode}{Enter}`);
  await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
});

export const RefusedWithoutReason = meta.story({
  tags: ['S-8.2'],
  beforeEach: ({ msw }) => msw.use(answers.refused(signInCall, { status: 401 })),
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Invalid credentials');
  },
});

/** Without a connection, the message does not claim that the password is wrong. */
export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(signInCall)),
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'The server could not be reached. Check your connection and try again.',
    );
    await expect(context.canvas.getByLabelText('Password')).toHaveValue(samplePassword);
  },
});

/** A response without usable content, for example from a proxy. */
export const UnusableAnswer = meta.story({
  tags: ['S-8.2'],
  beforeEach: ({ msw }) => msw.use(answers.unusable(signInCall)),
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Invalid email or password');
  },
});
