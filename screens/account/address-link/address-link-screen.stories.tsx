import { addressTexts, useAddressLinkCall } from '@imc/api';
import { answers, mocks } from '@imc/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { AddressLinkScreen, type AddressLinkScreenProps } from './address-link-screen.tsx';

const meta = preview.meta({
  title: 'Account/Address link',
  component: AddressLinkScreen,
  parameters: { alsoCalled: 'confirm email, verify email, undo change of email', layout: 'fullscreen' },
  args: { kind: 'confirm', token: 'sample-link' } as AddressLinkScreenProps,
  decorators: [withApi()],
  beforeEach: ({ msw }) => msw.use(...mocks.accounts),
});

const refused = (message: string, status = 404) => answers.refused(useAddressLinkCall, { status, message });

/** Opening the link changes nothing. */
export const Confirm = meta.story({ tags: ['S-2.135', 'ACC-23'] });

Confirm.test('one press confirms the address', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm my address' }));
  const heading = await canvas.findByRole('heading', { level: 1, name: 'Your email address is confirmed' });
  await waitFor(() => expect(heading).toHaveFocus());
});

export const Stop = meta.story({ tags: ['S-2.136', 'ACC-25'], args: { kind: 'stop' } });

/** It says what to do next. */
export const Success = meta.story({
  tags: ['ACC-25'],
  args: { kind: 'stop' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the change' }));
    await expect(await canvas.findByText(/please choose a new one now\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
});

export const Expired = meta.story({
  tags: ['ACC-23'],
  beforeEach: ({ msw }) => msw.use(refused(addressTexts.expired)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my address' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(addressTexts.expired);
  },
});
