import { secondFactorTexts } from '@imc/api/contract';
import { sampleRecoveryCode } from '@imc/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withWidth } from '../../../../.storybook/story-helpers/with-width.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { signInCodeLabels as labels } from '../../story-samples.ts';
import { SignInCodeForm, type SignInCodeFormProps } from './sign-in-code-form.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Accounts/Sign in code form',
  component: SignInCodeForm,
  parameters: { alsoCalled: 'two-factor, 2FA, TOTP, one-time password, verification code' },
  args: {
    'aria-label': 'Second step',
    labels,
    onSubmit: fn<SignInCodeFormProps['onSubmit']>(async () => undefined),
    onBack: fn(),
  } satisfies SignInCodeFormProps,
  decorators: [withWidth('28rem')],
});

export const Playground = meta.story({
  tags: ['ACC-17'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Code'), `${sampleRecoveryCode}{Enter}`);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(sampleRecoveryCode));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription(
        new RegExp(secondFactorTexts.codeRequired),
      ),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A wrong code stays, so that a digit can be corrected. */
export const Refused = meta.story({
  args: {
    onSubmit: fn<SignInCodeFormProps['onSubmit']>(async () => ({
      message: secondFactorTexts.wrongCode,
      fields: { code: secondFactorTexts.wrongCode },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is not right');
    await expect(canvas.getByLabelText('Code')).toHaveValue('123456');
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <SignInCodeForm {...args} aria-label="Plain" />
      <SignInCodeForm
        {...args}
        aria-label="Long words"
        labels={{ ...labels, code: longName, codeHelp: unbreakable, submit: longName, back: longName }}
      />
    </Stack>
  ),
});
