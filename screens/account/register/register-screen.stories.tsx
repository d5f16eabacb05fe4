import { signUpCall } from '@imc/api';
import { answers, mocks } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { fill, named } from '../../../.storybook/story-helpers/fill.ts';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { LoginScreen } from '../login/login-screen.tsx';
import { RegisterScreen, type RegisterScreenProps } from './register-screen.tsx';

const meta = preview.meta({
  title: 'Account/Register',
  tags: ['S-2.20'],
  component: RegisterScreen,
  parameters: { alsoCalled: 'sign up, create account, registration, wizard', layout: 'fullscreen' },
  decorators: [withApi()],
  args: { onRegistered: fn() },
  beforeEach: ({ msw }) => msw.use(...mocks.accounts),
});

/** Opens the sign-in after the registration, as the app does. */
function ThenSignIn({ onRegistered, ...args }: RegisterScreenProps) {
  const [email, setEmail] = useState<string>();
  if (email) return <LoginScreen notice="registered" email={email} onSignedIn={fn()} />;
  return (
    <RegisterScreen
      {...args}
      onRegistered={(registered) => {
        onRegistered(registered);
        setEmail(registered);
      }}
    />
  );
}

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const password = 'Adire!Indigo1979';

const fillDetails = async ({ canvas, userEvent }: Context, email = 'adaeze.sample@mail.example') => {
  await fill(userEvent, canvas.getByLabelText('Full name'), 'Adaeze Sample');
  await fill(userEvent, canvas.getByLabelText('Email'), email);
  await fill(userEvent, canvas.getByLabelText('Phone number'), '+234 800 000 0199');
  await userEvent.selectOptions(canvas.getByLabelText('Membership type'), 'Member');
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await canvas.findByText('Step 2 of 2');
};

const fillPassword = named('Password', async ({ canvas, userEvent }: Context, chosen: string = password) => {
  await fill(userEvent, canvas.getByLabelText('Password'), chosen);
  await fill(userEvent, canvas.getByLabelText('Confirm password'), chosen);
  await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
});

export const StepOne = meta.story({
  tags: ['S-2.57', 'ACC-2'],
  play: async ({ canvas }) => {
    // ACC-2: with the first fields, not only at the end.
    await expect(canvas.getByRole('form', { name: 'Your details' })).toBeVisible();
    await expectLink(canvas, /^Privacy notice/, '/privacy');
  },
});

/** After following a marketer's link, the page says so, and the code is sent with the sign-up. */
export const Referred = meta.story({
  tags: ['MKT-1'],
  args: { marketerCode: 'MKT-ADA' },
  play: shows(/^You were referred with the code MKT-ADA\./),
});

/** 'Apply Now' on the card of a grade chooses the grade. */
export const GradeFromCard = meta.story({
  tags: ['ACC-3'],
  args: { grade: 'FIMC' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Membership type')).toHaveValue('Fellow');
  },
});

export const StepTwo = meta.story({
  tags: ['S-2.57', 'ACC-1'],
  play: async (context) => {
    await fillDetails(context);
    await waitFor(() => expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    // The terms open in a new tab, so that the input is not lost.
    const terms = context.canvas.getByRole('link', { name: /terms and conditions/ });
    await expect(terms).toHaveAttribute('href', '/terms');
    await expect(terms).toHaveAttribute('target', '_blank');
  },
});

/** The sign-in page confirms that the account is open, with its address filled in. */
export const Success = meta.story({
  tags: ['ACC-3'],
  render: (args) => <ThenSignIn {...args} />,
  play: async (context) => {
    await fillDetails(context);
    await fillPassword(context);
    await waitFor(() => expect(context.args.onRegistered).toHaveBeenCalledOnce());
    await expect(await context.canvas.findByText(/^Your account is created/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Email')).toHaveValue('adaeze.sample@mail.example');
  },
});

export const RefusedWithoutReason = meta.story({
  tags: ['S-8.1'],
  beforeEach: ({ msw }) => msw.use(answers.refused(signUpCall, { status: 500 })),
  play: async (context) => {
    await fillDetails(context);
    await fillPassword(context);
    await expect(await context.canvas.findByText('Registration failed')).toBeVisible();
  },
});

export const NoAnswer = meta.story({
  tags: ['S-8.1'],
  beforeEach: ({ msw }) => msw.use(answers.fails(signUpCall)),
  play: async (context) => {
    await fillDetails(context);
    await fillPassword(context);
    await expect(await context.canvas.findByText('Registration failed. Please try again.')).toBeVisible();
    await expect(context.canvas.getByLabelText('Password')).toHaveValue(password);
  },
});

/** Without a connection, the script of the first step can't be loaded. Nothing was sent, so no registration failed. */
export const NotLoaded = meta.story({
  tags: ['ACC-4'],
  args: {
    draft: {
      name: 'Adaeze Sample',
      email: 'adaeze.sample@mail.example',
      phone_number: '+234 800 000 0199',
      membership_type: 'Member',
    },
  },
  beforeEach() {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^The server could not be reached\. Check your connection and try again\.$/,
    );
    await expect(canvas.getByText('Step 1 of 2')).toBeVisible();
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Adaeze Sample');
  },
});
