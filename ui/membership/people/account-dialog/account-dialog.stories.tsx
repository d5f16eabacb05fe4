import type { AdminAccount } from '@imc/api/contract';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { accountDialogLabels as labels, sampleDay } from '../../story-samples.ts';
import { AccountDialog, type AccountDialogProps } from './account-dialog.tsx';

const account: AdminAccount = {
  id: 7,
  name: 'Amaka Nwosu',
  email: 'amaka.nwosu@mail.example',
  phone_number: '+234 800 000 0101',
  membership_type: 'Associate',
  role: 'member',
  has_second_factor: true,
  is_blocked: false,
  is_refused: false,
  is_email_proven: false,
  corrections: [],
  name_change: null,
  created_at: '2026-03-02T08:00:00.000Z',
};

const meta = preview.meta({
  title: 'Elements/Membership/People/Account dialog',
  component: AccountDialog,
  parameters: {
    alsoCalled: 'manage user, edit role, permissions, sign out user, reset 2FA',
    docs: { story: { inline: false } },
  },
  args: {
    account,
    labels,
    onClose: fn(),
    onRole: fn(),
    buttons: ['Correct details', 'Sign out everywhere', 'Block', 'Remove second factor'].map((label) => ({
      label,
      onClick: fn(),
    })),
    documentUrl: (file) => `/uploads/${file}`,
    formatTime: sampleDay,
  } satisfies AccountDialogProps,
  argTypes: { account: { control: false } },
});

export const Playground = meta.story({
  play: async ({ args, step, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Amaka Nwosu' }));
    const save = dialog.getByRole('button', { name: 'Change role' });
    await expect(save).toBeDisabled();
    await step('Change the role', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Reviewer' }));
      await userEvent.click(save);
      await expect(args.onRole).toHaveBeenCalledWith('reviewer');
    });
    await step('End the sessions', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
      await expect(args.buttons[1]?.onClick).toHaveBeenCalledOnce();
    });
  },
});

/** A blocked account says so. */
export const Blocked = meta.story({
  tags: ['PPL-12'],
  args: { account: { ...account, is_blocked: true } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/^Blocked: this person can’t sign in/)).toBeVisible();
  },
});

/** What admins corrected, and why, stays with the account. */
export const Corrected = meta.story({
  tags: ['PPL-13'],
  args: {
    account: {
      ...account,
      corrections: [
        {
          id: 1,
          changed_by: 'Bola Adeyemi',
          changed_at: '2026-04-12T10:12:00.000Z',
          reason: 'She told us on the telephone how her name is spelt.',
          changes: [{ detail: 'name', from: 'Amaka Nwozu', to: 'Amaka Nwosu' }],
        },
      ],
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Amaka Nwozu')).toBeVisible();
    await expect(dialog.getByText(/^She told us/)).toBeVisible();
  },
});

/** The member asks for another name. */
export const AskedForName = meta.story({
  tags: ['PPL-14'],
  args: {
    account: {
      ...account,
      name_change: {
        id: 3,
        name: 'Amaka Okafor',
        reason: 'I have married.',
        document: 'document.png',
        state: 'open',
        asked_at: '2026-04-12T10:12:00.000Z',
        decided_at: null,
        answer: null,
      },
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Amaka Okafor')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^Open the document/ })).toHaveAttribute(
      'href',
      '/uploads/document.png',
    );
  },
});

/** The own account can't be changed here. */
export const Own = meta.story({
  tags: ['PPL-7'],
  args: { isOwn: true, account: { ...account, role: 'admin' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('radio')).toBeNull();
  },
});

export const Matrix = meta.story({
  args: { account: { ...account, name: longName, email: `${unbreakable}@mail.example`, role: 'treasurer' } },
});
