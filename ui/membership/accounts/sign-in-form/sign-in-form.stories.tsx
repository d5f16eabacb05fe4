import { signInCall, signInMutation } from '@imc/api';
import { accountTexts, signUpTexts } from '@imc/api/contract';
import { answers, memberComplete, mocks, samplePassword } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { fill } from '../../../../.storybook/story-helpers/fill.ts';
import { useApiSubmit, withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { withWidth } from '../../../../.storybook/story-helpers/with-width.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { SignInForm, type SignInFormLabels, type SignInFormProps } from './sign-in-form.tsx';

const labels: SignInFormLabels = {
  email: 'Email',
  emailMissing: 'Enter the email address of your account',
  password: 'Password',
  passwordMissing: 'Enter your password',
  showPassword: 'Show password',
  rememberMe: 'Remember me',
  rememberMeHelp: 'Stay signed in on this device for 30 days.',
  forgotten: { label: 'Forgotten your password?', to: '/forgot-password' },
  submit: 'Sign in',
  unavailable: 'The server could not be reached.',
};

/** The form connected to the API, as on the sign-in page. */
function ThroughApi(args: SignInFormProps) {
  const send = useApiSubmit(signInMutation);
  return (
    <SignInForm
      {...args}
      onSubmit={async (values) => {
        const refused = await send(values);
        return refused ?? args.onSubmit(values);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Elements/Membership/Accounts/Sign in form',
  component: SignInForm,
  parameters: { alsoCalled: 'login, log in, sign in, authentication, remember me' },
  args: { 'aria-label': 'Sign in', labels, onSubmit: fn(async () => undefined) } satisfies SignInFormProps,
  decorators: [withWidth('28rem'), withApi()],
  render: (args) => <ThroughApi {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.accounts);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Fills in and submits the form. */
async function signIn({ canvas, userEvent }: Context, password = samplePassword) {
  await fill(userEvent, canvas.getByLabelText('Email'), memberComplete.email);
  await fill(userEvent, canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

const wrongPassword = ({ msw }: Pick<StoryContext, 'msw'>) =>
  msw.use(answers.refused(signInCall, { status: 401, message: accountTexts.wrongSignIn }));

export const Playground = meta.story({});

Playground.test('sends what was filled in', async (context) => {
  await context.userEvent.click(context.canvas.getByRole('checkbox', { name: 'Remember me' }));
  await signIn(context);
  await waitFor(() =>
    expect(context.args.onSubmit).toHaveBeenCalledWith({
      email: memberComplete.email,
      password: samplePassword,
      rememberMe: true,
    }),
  );
  await expect(context.canvas.queryByRole('alert')).toBeNull();
});

/** While submitting: the button is busy, and a second click does nothing. */
export const Sending = meta.story({
  tags: ['S-7.2'],
  beforeEach({ msw }) {
    msw.use(answers.slow(signInCall));
  },
  play: async (context) => {
    await signIn(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: /Sign in/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

/** Rejected with an error for a field, which is shown there and receives focus. */
export const RefusedAtTheFields = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.refused(signInCall, { errors: { password: signUpTexts.signInRequired } }));
  },
  play: async (context) => {
    const { canvas } = context;
    await signIn(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(signUpTexts.signInRequired);
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(signUpTexts.signInRequired);
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
});

/** A notice above the form, which the first error message replaces. */
export const WithNotice = meta.story({
  args: { notice: <InlineMessage tone="success">Your account is created. Please sign in.</InlineMessage> },
  beforeEach: wrongPassword,
});

WithNotice.test('a refusal takes its place', async (context) => {
  const { canvas } = context;
  await signIn(context, 'Wrong!Password1');
  await expect(await canvas.findByRole('alert')).toBeVisible();
  await expect(canvas.queryByText(/^Your account is created/)).toBeNull();
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <SignInForm {...args} aria-label="Plain" />
      <SignInForm
        {...args}
        aria-label="Long words"
        notice={<InlineMessage>{unbreakable}</InlineMessage>}
        labels={{
          ...labels,
          email: longName,
          password: unbreakable,
          rememberMe: unbreakable,
          submit: longName,
        }}
      />
    </Stack>
  ),
});
