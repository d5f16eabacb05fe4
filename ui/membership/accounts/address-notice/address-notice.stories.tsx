import { addressTexts } from '@imc/api/contract';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AddressNotice, type AddressNoticeProps } from './address-notice.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Accounts/Address notice',
  component: AddressNotice,
  parameters: { alsoCalled: 'verify email, unconfirmed address, bounced mail' },
  args: {
    text: 'Please confirm your email address with the link we sent to amaka.nwosu@mail.example.',
    send: 'Send the link again',
    onSend: async () => ({ isSent: true, message: addressTexts.linkSent('amaka.nwosu@mail.example') }),
  } satisfies AddressNoticeProps as AddressNoticeProps,
});

export const Playground = meta.story({ tags: ['ACC-23'] });

export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^A link is on its way to amaka/);
  },
});

/** Sent again too soon. */
export const Refused = meta.story({
  args: { onSend: async () => ({ isSent: false, message: addressTexts.tooSoon }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(addressTexts.tooSoon);
  },
});

export const Matrix = meta.story({
  args: {
    text: `Emails to ${'long.name.'.repeat(8)}@mail.example come back. Confirm or change your address.`,
  },
});
