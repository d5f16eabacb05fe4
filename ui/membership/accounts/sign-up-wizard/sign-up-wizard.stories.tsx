import { accountTexts, signUpCall, signUpMutation, signUpTexts, termsInForce } from '@imc/api';
import { answers, memberComplete, mocks } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { fill } from '../../../../.storybook/story-helpers/fill.ts';
import { useApiSubmit, withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { withWidth } from '../../../../.storybook/story-helpers/with-width.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { newPasswordLabels } from '../new-password-fields/new-password-fields-sample.ts';
import { SignUpWizard, type SignUpWizardLabels, type SignUpWizardProps } from './sign-up-wizard.tsx';

const labels: SignUpWizardLabels = {
  details: {
    title: 'Join',
    text: 'An account lets you apply for membership and follow your application.',
    name: 'Your details',
    fullName: 'Full name',
    email: 'Email',
    phone: 'Phone number',
    membershipType: 'Membership type',
    membershipTypeHelp: (type) => (type ? `The fees of a ${type}.` : 'You can change it when you apply.'),
    membershipTypePlaceholder: 'Choose a membership type',
    missing: {
      name: 'Enter your full name',
      email: 'Enter your email address',
      phone_number: 'Enter your phone number',
      membership_type: 'Choose a membership type',
    },
    submit: 'Next',
    unavailable: 'The server could not be reached. Check your connection and try again.',
  },
  password: {
    ...newPasswordLabels,
    missing: {
      ...newPasswordLabels.missing,
      terms: 'Agree to the terms and conditions to create an account',
    },
    title: 'Choose a password',
    text: (email) => `For the account of ${email}.`,
    name: 'Your password',
    terms: (
      <>
        I agree to the{' '}
        <Link to="/terms" newTab>
          terms and conditions (opens in a new tab)
        </Link>
      </>
    ),
    back: 'Back',
    submit: 'Create Account',
    next: 'You can then sign in and apply.',
  },
  step: (step) => `Step ${step} of 2`,
  unavailable: 'Registration failed. Please try again.',
};

const details = {
  name: 'Adaeze Sample',
  email: 'adaeze.sample@mail.example',
  phone_number: '+234 800 000 0199',
  membership_type: 'Member',
};

/** The wizard connected to the API, as on its page. */
function ThroughApi(args: SignUpWizardProps) {
  const send = useApiSubmit(signUpMutation);
  return (
    <Stack space="8">
      <SignUpWizard
        {...args}
        onSubmit={async (typed, password) => {
          const body = { ...typed, password, terms_version: termsInForce.version };
          const refused = await send({ ...body, idempotencyKey: JSON.stringify(body) });
          return refused ?? args.onSubmit(typed, password);
        }}
      />
      <Text tone="muted">
        Already have an account? <Link to="/login">Sign in</Link>
      </Text>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Elements/Membership/Accounts/Sign up wizard',
  component: SignUpWizard,
  parameters: {
    alsoCalled: 'wizard, register, sign up, registration, multi-step form, create account, stepper',
  },
  args: { labels, onSubmit: fn(async () => undefined), onDetails: fn() } satisfies SignUpWizardProps,
  decorators: [withWidth('28rem'), withApi()],
  render: (args) => <ThroughApi {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.accounts);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const password = 'Adire!Indigo1979';

async function fillDetails({ canvas, userEvent }: Context, email = details.email) {
  await fill(userEvent, canvas.getByLabelText('Full name'), details.name);
  await fill(userEvent, canvas.getByLabelText('Email'), email);
  await fill(userEvent, canvas.getByLabelText('Phone number'), details.phone_number);
  await userEvent.selectOptions(canvas.getByLabelText('Membership type'), 'Member');
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await canvas.findByText('Step 2 of 2');
}

async function fillPassword({ canvas, userEvent }: Context, chosen = password, confirm = chosen) {
  await fill(userEvent, canvas.getByLabelText('Password'), chosen);
  await fill(userEvent, canvas.getByLabelText('Confirm password'), confirm);
  await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
}

/** The first step. */
export const Playground = meta.story({});

/** The first step, prefilled with what was entered before the page was left. */
export const FilledIn = meta.story({
  tags: ['S-3.3'],
  args: { details },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Full name')).toHaveValue(details.name);
    await expect(canvas.getByLabelText('Membership type')).toHaveValue('Member');
  },
});

FilledIn.test('Next opens the second step', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(await canvas.findByText('Step 2 of 2')).toBeVisible();
});

export const Incomplete = meta.story({
  tags: ['S-4.2', 'S-5.1'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Adaeze Sample');
    await expect(args.onDetails).toHaveBeenLastCalledWith({
      name: 'Adaeze Sample',
      email: '',
      phone_number: '',
      membership_type: '',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please fill in all required fields');
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address');
    await expect(canvas.getByText('Step 1 of 2')).toBeVisible();
  },
});

/** The second step, announced by its heading and submitted empty. */
export const SecondStepEmpty = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillDetails(context);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByText(`For the account of ${details.email}.`)).toBeVisible();
    // The terms open in a new tab, so that the entered values are not lost.
    const terms = canvas.getByRole('link', { name: /terms and conditions/ });
    await expect(terms).toHaveAttribute('href', '/terms');
    await expect(terms).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please fill in all required fields');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Repeat the password',
    );
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(labels.password.missing.terms);
  },
});

export const PasswordsDiffer = meta.story({
  tags: ['S-5.2'],
  play: async (context) => {
    await fillDetails(context);
    await fillPassword(context, password, 'Another!Word1');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Passwords do not match');
  },
});

export const PasswordTooShort = meta.story({
  tags: ['S-5.2'],
  play: async (context) => {
    await fillDetails(context);
    await fillPassword(context, 'Ab1!');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Password must be at least 8 characters long',
    );
  },
});

/** The password has no special character. */
export const PasswordMissingCharacters = meta.story({
  tags: ['S-5.2'],
  play: async (context) => {
    await fillDetails(context);
    await fillPassword(context, 'Harmattan79');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
    );
  },
});

export const TermsNotAgreed = meta.story({
  tags: ['S-5.2'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillDetails(context);
    await userEvent.type(canvas.getByLabelText('Password'), password);
    await userEvent.type(canvas.getByLabelText('Confirm password'), `${password}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Please agree to the terms and conditions',
    );
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
  },
});

/** Back and forward again: both steps keep their values. */
export const BackAndForward = meta.story({
  tags: ['S-4.2'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('Fill in both steps', async () => {
      await fillDetails(context);
      await userEvent.type(canvas.getByLabelText('Password'), 'half');
      await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
    });
    await step('Go back to the first step', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(canvas.getByLabelText('Full name')).toHaveValue('Adaeze Sample');
    });
    await step('Go on to the second step', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(await canvas.findByLabelText('Password')).toHaveValue('half');
      await expect(canvas.getByRole('status')).toHaveTextContent('1 of 5 conditions met');
      await expect(canvas.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
    });
  },
});

Playground.test('sends both steps', async (context) => {
  await fillDetails(context);
  await fillPassword(context);
  await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith(details, password));
});

export const Sending = meta.story({
  tags: ['S-7.1'],
  beforeEach({ msw }) {
    msw.use(answers.slow(signUpCall));
  },
  play: async (context) => {
    await fillDetails(context);
    await fillPassword(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: /Create Account/ })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
});

/** A message stays visible during the request, so that the form does not move under a second click. */
export const SendingAfterAnError = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(signUpCall));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillDetails(context);
    await fillPassword(context, password, 'Another!Word1');
    await canvas.findByRole('alert');
    const linkTop = () => canvas.getByRole('link', { name: 'Sign in' }).getBoundingClientRect().top;
    const before = linkTop();
    await userEvent.clear(canvas.getByLabelText('Confirm password'));
    await userEvent.type(canvas.getByLabelText('Confirm password'), `${password}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Create Account/ })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(linkTop()).toBe(before);
  },
});

/** Rejected because of a field of the first step: the wizard goes back to it. */
export const RefusedAtTheFields = meta.story({
  tags: ['S-8.1'],
  beforeEach({ msw }) {
    msw.use(
      answers.refused(signUpCall, {
        status: 409,
        message: accountTexts.emailTaken,
        errors: { email: accountTexts.emailTaken },
      }),
    );
  },
  play: async (context) => {
    await fillDetails(context, memberComplete.email);
    await fillPassword(context);
    await waitFor(() => expect(context.canvas.getByLabelText('Email')).toHaveFocus());
    await expect(context.canvas.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(context.canvas.getByText('Step 1 of 2')).toBeVisible();
  },
});

/** Only the server can detect common passwords. The reason is shown at the field. */
export const CommonPassword = meta.story({
  beforeEach({ msw }) {
    msw.use(
      answers.refused(signUpCall, { message: signUpTexts.common, errors: { password: signUpTexts.common } }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await fillDetails(context);
    await fillPassword(context, 'Password@123');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Password is one of the most common/);
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="12">
      <SignUpWizard {...args} />
      <SignUpWizard {...args} details={details} step={2} />
      <SignUpWizard
        {...args}
        details={{ ...details, name: longName, email: unbreakable }}
        labels={{
          ...labels,
          details: {
            ...labels.details,
            title: longName,
            name: 'Long words',
            fullName: unbreakable,
            submit: longName,
          },
        }}
      />
    </Stack>
  ),
});
