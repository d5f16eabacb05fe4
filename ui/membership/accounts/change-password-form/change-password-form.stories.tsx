import { changePasswordCall, changePasswordMutation, resetTexts } from '@imc/api';
import { answers, memberComplete, mocks, samplePassword } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { fill } from '../../../../.storybook/story-helpers/fill.ts';
import { failureTexts, useApiSubmit, withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { changePasswordLabels as labels } from '../../story-samples.ts';
import { ChangePasswordForm, type ChangePasswordFormProps } from './change-password-form.tsx';

/** The form connected to the API, as on its page. */
function ThroughApi(args: ChangePasswordFormProps) {
  const send = useApiSubmit(changePasswordMutation);
  return (
    <ChangePasswordForm
      {...args}
      onSubmit={async ({ current, password }) => {
        const problems = await send({ current_password: current, password });
        if (!problems) return args.onSubmit({ current, password });
        const { current_password, ...fields } = problems.fields;
        return {
          ...problems,
          fields: current_password === undefined ? fields : { current: current_password, ...fields },
        };
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Elements/Membership/Accounts/Change password form',
  component: ChangePasswordForm,
  parameters: { alsoCalled: 'new password, account security, update password' },
  args: {
    'aria-label': 'Change password',
    email: memberComplete.email,
    labels,
    onSubmit: fn(async () => undefined),
  } satisfies ChangePasswordFormProps,
  decorators: [withApi('memberComplete')],
  render: (args) => <ThroughApi {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.accounts);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const password = 'Adire!Indigo1979';

async function change({ canvas, userEvent }: Context, current = samplePassword, chosen = password) {
  await fill(userEvent, canvas.getByLabelText('Current password'), current);
  await fill(userEvent, canvas.getByLabelText('New password'), chosen);
  await fill(userEvent, canvas.getByLabelText('Confirm new password'), chosen);
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
}

export const Playground = meta.story({ tags: ['ACC-10'] });

export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please fill in all required fields');
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The new password breaks a rule that the contract checks: it contains the name in the address. */
export const Incomplete = meta.story({
  play: async (context) => {
    await change(context, samplePassword, 'Amaka.Nwosu!1979');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Password must not contain the name in your email address',
    );
    await waitFor(() => expect(context.canvas.getByLabelText('New password')).toHaveFocus());
  },
});

/** The fields are empty again, and the message has the focus. */
export const Success = meta.story({
  play: async (context) => {
    const { canvas, args } = context;
    await change(context);
    const message = await canvas.findByText(/^Your password is changed/);
    await waitFor(() => expect(document.activeElement).toContainElement(message));
    await expect(args.onSubmit).toHaveBeenCalledWith({ current: samplePassword, password });
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      await expect(canvas.getByLabelText(label)).toHaveValue('');
    }
  },
});

/** The current password is wrong. Nothing typed is lost. */
export const RefusedAtTheFields = meta.story({
  beforeEach({ msw }) {
    msw.use(
      answers.refused(changePasswordCall, {
        message: resetTexts.wrongCurrent,
        errors: { current_password: resetTexts.wrongCurrent },
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await change(context, 'Wrong!Password1');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The current password is not right');
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
    await expect(canvas.getByLabelText('New password')).toHaveValue(password);
  },
});

export const NoAnswer = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(changePasswordCall));
  },
  play: async (context) => {
    await change(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(failureTexts.failed);
    await expect(context.canvas.getByLabelText('Current password')).toHaveValue(samplePassword);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <ChangePasswordForm {...args} aria-label="Plain" />
      <ChangePasswordForm
        {...args}
        aria-label="Long words"
        labels={{ ...labels, current: longName, password: unbreakable, submit: longName }}
      />
    </Stack>
  ),
});
