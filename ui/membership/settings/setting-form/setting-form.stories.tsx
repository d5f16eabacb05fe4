import { callMutation } from '@imc/api';
import {
  changeSettingCall,
  resetTexts,
  type SettingValues,
  settingDefaults,
  settingTexts,
} from '@imc/api/contract';
import { answers, sampleBankAccount } from '@imc/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { useApiSubmit, withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { settingFields, settingFormLabels } from '../../story-samples.ts';
import { SettingForm } from './setting-form.tsx';

const bankAccount = {
  name: 'bank_account',
  'aria-label': 'Bank account',
  value: sampleBankAccount,
  fields: settingFields.bank_account,
  labels: settingFormLabels,
  adminEmail: 'admin@imc.example',
} as const;

const meta = preview.meta({
  title: 'Elements/Membership/Settings/Setting form',
  component: SettingForm<'bank_account'>,
  parameters: { alsoCalled: 'settings, preferences, configuration, options, bank account' },
  args: { ...bankAccount, onSubmit: fn(async () => undefined) },
  argTypes: { fields: { control: false } },
});

export const Playground = meta.story({});

/** Submitted without the password and with a number that is too short. */
export const Incomplete = meta.story({
  tags: ['SET-3'],
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByLabelText('Account number');
    await userEvent.clear(number);
    await userEvent.type(number, '12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(number).toHaveFocus());
    await expect(canvas.getByText(settingTexts.accountNumber)).toBeVisible();
    await expect(canvas.getByLabelText('Your current password')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A setting with numbers, which are passed as numbers. */
export const Numbers = meta.story({
  render: ({ onSubmit: _, ...args }) => (
    <SettingForm
      {...args}
      name="retention"
      aria-label="Retention"
      value={settingDefaults.retention}
      fields={settingFields.retention}
      onSubmit={async ({ sent_mails }: SettingValues['retention']) => ({
        message: `${sent_mails + 1}`,
        fields: {},
      })}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const days = canvas.getByLabelText(/^Sent emails/);
    await userEvent.clear(days);
    await userEvent.type(days, ' 45 ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('46')).toBeVisible();
  },
});

/** A setting with a few values to choose from. */
export const Choice = meta.story({
  tags: ['SET-7'],
  render: ({ onSubmit: _, ...args }) => (
    <SettingForm
      {...args}
      name="fee_basis"
      aria-label="Fees"
      value={settingDefaults.fee_basis}
      fields={settingFields.fee_basis}
      onSubmit={async ({ basis }: SettingValues['fee_basis']) => ({ message: basis, fields: {} })}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Flat/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('flat')).toBeVisible();
  },
});

function FromApi(args: Parameters<typeof SettingForm<'bank_account'>>[0]) {
  const change = useApiSubmit((client) => callMutation(client, changeSettingCall));
  return (
    <SettingForm
      {...args}
      onSubmit={(value, current_password) =>
        change({ name: 'bank_account', value, version: 0, current_password })
      }
    />
  );
}

const fromApi = {
  decorators: [withApi('admin')],
  render: (args: Parameters<typeof SettingForm<'bank_account'>>[0]) => <FromApi {...args} />,
};

/** The server rejects the password. Everything typed stays. */
export const RefusedAtTheFields = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(
      answers.refused(changeSettingCall, {
        message: resetTexts.wrongCurrent,
        errors: { current_password: resetTexts.wrongCurrent },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Your current password');
    await userEvent.type(password, 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveValue('wrong');
    await expect(password).toBeInvalid();
  },
});

export const Saving = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(answers.slow(changeSettingCall));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your current password'), 'anything');
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
});

/** The value is stored: the password is empty again, and the message has the focus. */
export const Saved = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Your current password'), 'the password');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(args.onSubmit).toHaveBeenCalledWith(sampleBankAccount, 'the password');
    await expect(canvas.getByLabelText('Your current password')).toHaveValue('');
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <SettingForm
        {...args}
        aria-label="Long"
        value={{ bank: longName, name: unbreakable, number: '0123456789' }}
      />
      <SettingForm
        {...args}
        aria-label="Unbreakable"
        fields={[{ name: 'bank', label: unbreakable, help: unbreakable }]}
      />
    </Stack>
  ),
});
