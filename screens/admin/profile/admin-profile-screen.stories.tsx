import { requiredText, secondFactorCall, unnamedAdmin } from '@imc/api';
import { admin, answers, treasurer } from '@imc/mocks';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminArea } from '../../../.storybook/story-helpers/areas.tsx';
import { expectLink, findAlert, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { fill } from '../../../.storybook/story-helpers/fill.ts';
import { samplePicture } from '../../../.storybook/story-helpers/sample-picture.ts';
import { AdminProfileScreen } from './admin-profile-screen.tsx';

const meta = preview.meta({
  title: 'Admin/Your account',
  component: AdminProfileScreen,
  ...adminArea,
  parameters: {
    alsoCalled: 'admin profile, own account, second factor, two-factor, change password',
    layout: 'fullscreen',
    router: { path: '/admin/profile' },
  },
  args: { user: admin, onSaved: fn() },
});

export const Page = meta.story({
  tags: ['S-2.77', 'ACC-13', 'ACC-7'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Set up' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Where you are signed in' })).toBeVisible();
    await expectLink(canvas, 'Admin Your account', '/admin/profile');
  },
});

export const Saved = meta.story({
  tags: ['ACC-8'],
  play: async ({ args, canvas, userEvent, step }) => {
    const details = within(await canvas.findByRole('form', { name: 'Profile' }));
    await step('Type another phone number and choose a photo', async () => {
      const phone = details.getByRole('textbox', { name: 'Phone number' });
      await userEvent.clear(phone);
      await userEvent.type(phone, '+234 800 000 1979');
      await userEvent.upload(details.getByLabelText(/^Profile photo/), await samplePicture());
    });
    await step('Save', () => userEvent.click(details.getByRole('button', { name: 'Save profile' })));
    const dialog = await findAlert();
    await expect(dialog.getByText('Profile updated successfully')).toBeVisible();
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ id: admin.id, phone_number: '+234 800 000 1979' }),
    );
  },
});

/** Staff set the name that decisions and their history show. */
export const Renamed = meta.story({
  tags: ['ACC-9'],
  args: { user: { ...admin, name: unnamedAdmin } },
  play: async ({ args, canvas, userEvent, step }) => {
    const details = within(await canvas.findByRole('form', { name: 'Profile' }));
    const name = details.getByRole('textbox', { name: 'Full name' });
    const save = details.getByRole('button', { name: 'Save profile' });
    await step('A blank name is not sent', async () => {
      await userEvent.clear(name);
      await userEvent.click(save);
      await expect(await details.findByText(requiredText)).toBeVisible();
      await expect(args.onSaved).not.toHaveBeenCalled();
    });
    await step('Save an own name', async () => {
      await fill(userEvent, name, 'Ngozi Adaeze Eze');
      await userEvent.click(save);
    });
    const dialog = await findAlert();
    await expect(dialog.getByText('Profile updated successfully')).toBeVisible();
    await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ngozi Adaeze Eze' }));
  },
});

/** Off by default, saved at once. */
export const DigestWanted = meta.story({
  tags: ['MAIL-9'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Send me the daily digest' }));
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ wants_digest: true }));
  },
});

/** The account has a second factor. A treasurer sees neither People nor the security log. */
export const WithSecondFactor = meta.story({
  tags: ['PPL-2'],
  args: { user: treasurer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^On since 5 May 2026/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'People' })).toBeNull();
  },
});

/** The Institute requires a second factor, and this admin has none. */
export const MustSetUp = meta.story({
  tags: ['PPL-10'],
  args: { user: { ...admin, must_set_up_second_factor: true } },
  play: shows(/^The Institute requires a second factor/),
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.refused(secondFactorCall, { status: 500 })),
  play: shows('Your second factor could not be loaded.'),
});
