import { updateProfileCall } from '@imc/api';
import { answers, memberComplete, memberLongName, memberNew, mocks } from '@imc/mocks';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withApi } from '../../../.storybook/with-api.tsx';
import { MemberLayout } from '../member-layout/index.ts';
import { ProfileScreen } from './profile-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Member/Profile',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', router: { path: '/dashboard/profile' } },
  args: { user: memberNew, onSaved: fn() },
  decorators: [withApi('memberNew')],
  render: (args) => (
    <MemberLayout user={args.user} onLogout={fn()}>
      <ProfileScreen {...args} />
    </MemberLayout>
  ),
  beforeEach({ msw }) {
    msw.use(...mocks.accounts);
  },
});

export const NewMember = meta.story({});

export const FilledIn = meta.story({ args: { user: memberComplete } });

export const LongName = meta.story({
  args: { user: memberLongName },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Years of experience')).toHaveValue('0');
  },
});

export const Saved = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Organization'), 'Sample Advisory');
    await userEvent.selectOptions(canvas.getByLabelText('Years of experience'), '0-2 years');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    const alert = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await expect(alert.getByText('Profile updated successfully')).toBeVisible();
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(
        expect.objectContaining({ organization: 'Sample Advisory', experience: 0, profile_completed: 1 }),
      ),
    );
  },
});

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(updateProfileCall));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Organization'), 'Sample Advisory');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    const alert = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await expect(alert.getByText('Failed to update profile')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await expect(canvas.getByLabelText('Organization')).toHaveValue('Sample Advisory');
  },
});
