import { profileCall, queryKeys, type User, updateProfileCall, useApiClient } from '@imc/api';
import { answers, memberComplete, memberLongName, memberNew, mocks } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { samplePicture } from '../../../.storybook/story-helpers/sample-picture.ts';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { MemberLayout } from '../member-layout/index.ts';
import { ProfileScreen, type ProfileScreenProps } from './profile-screen.tsx';

/** Updates the user from the server's answers, as the session does in the app. */
function Screen({ user: initialUser, onSaved }: ProfileScreenProps) {
  const client = useApiClient();
  const { data: fresh } = useQuery({
    queryKey: queryKeys.profile,
    queryFn: async ({ signal }) => (await client(profileCall, { signal })).data,
  });
  const queryClient = useQueryClient();
  const [user, setUser] = useState<User>(initialUser);
  useEffect(() => {
    if (fresh) setUser(fresh);
  }, [fresh]);
  return (
    <MemberLayout user={user} onLogout={fn()}>
      <ProfileScreen
        user={user}
        onSaved={(saved) => {
          setUser(saved);
          onSaved(saved);
        }}
      />
      {/* Refetches the profile, as returning to the tab does. */}
      <button
        type="button"
        hidden
        data-testid="refetch"
        onClick={() => void queryClient.invalidateQueries({ queryKey: queryKeys.profile })}
      />
    </MemberLayout>
  );
}

const meta = preview.meta({
  title: 'Screens/Member/Profile',
  component: ProfileScreen,
  parameters: {
    alsoCalled: 'account settings, edit profile, my details, profile photo',
    layout: 'fullscreen',
    router: { path: '/dashboard/profile' },
  },
  args: { user: memberNew, onSaved: fn() },
  decorators: [withApi('memberNew')],
  render: (args) => <Screen {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
});

/** The alert is in the top layer, outside the story's root element. */
const alert = async () => within(await screen.findByRole('alertdialog'));

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function saveWithPhoto({ canvas, userEvent }: Context) {
  await userEvent.type(canvas.getByLabelText('Organization'), 'Sample Advisory');
  await userEvent.upload(canvas.getByLabelText(/^Profile photo/), await samplePicture());
  await expect(canvas.getByText('portrait.jpg')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
}

export const NewMember = meta.story({});

export const FilledIn = meta.story({
  args: { user: memberComplete },
  decorators: [withApi('memberComplete')],
});

export const LongName = meta.story({
  args: { user: memberLongName },
  decorators: [withApi('memberLongName')],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Years of experience')).toHaveValue('0');
  },
});

/** An uploaded photo is shown in the header, in the bar and in its field. */
export const WithPhoto = meta.story({
  args: { user: { ...memberComplete, profile_photo: 'sample-photo.jpg' } },
  decorators: [withApi('memberComplete')],
  beforeEach({ msw }) {
    msw.use(
      answers.success(profileCall, {
        message: 'Profile',
        data: { ...memberComplete, profile_photo: 'sample-photo.jpg' },
        terms: null,
        privacy: null,
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your photo')).toBeVisible();
  },
});

/** While the profile is loaded, the data stored on the device is shown. */
export const Loading = meta.story({
  args: { user: memberComplete },
  decorators: [withApi('memberComplete')],
  beforeEach({ msw }) {
    msw.use(answers.slow(profileCall));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Organization')).toHaveValue('Sample Logistics Ltd');
  },
});

/** The changes have been sent, and no answer has come: the button is busy. */
export const Sending = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(updateProfileCall));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Organization'), 'Sample Advisory');
    const button = canvas.getByRole('button', { name: /Save profile/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
});

/** The answer comes late. The button is busy until then. */
export const Slow = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.late(updateProfileCall));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Organization'), 'Sample Advisory');
    const button = canvas.getByRole('button', { name: /Save profile/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect((await alert()).getByText('Profile updated successfully')).toBeVisible();
  },
});

/** The server's own message. */
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.refused(updateProfileCall, { status: 422, message: 'Please shorten what you entered.' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Organization'), 'Sample Advisory');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect((await alert()).getByText('Please shorten what you entered.')).toBeVisible();
  },
});

/** A photo is chosen but not yet saved. */
export const PhotoChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Profile photo/), await samplePicture());
    await expect(canvas.getByText('portrait.jpg')).toBeVisible();
  },
});

export const Saved = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Organization'), 'Sample Advisory');
    await userEvent.selectOptions(canvas.getByLabelText('Years of experience'), '0-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect((await alert()).getByText('Profile updated successfully')).toBeVisible();
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(
        expect.objectContaining({ organization: 'Sample Advisory', experience: 0, profile_completed: 1 }),
      ),
    );
  },
});

const requestBody = fn();

/** The position has no field, but is sent unchanged, because a provider that replaces the profile would clear it. */
export const PositionUnchanged = meta.story({
  args: { user: memberComplete },
  decorators: [withApi('memberComplete')],
  beforeEach({ msw }) {
    requestBody.mockReset();
    msw.use(
      http.post('/api/update-profile.php', async ({ request }) => {
        requestBody(await request.clone().json());
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect((await alert()).getByText('Profile updated successfully')).toBeVisible();
    await expect(requestBody).toHaveBeenCalledWith(
      expect.objectContaining({ position: 'Operations Manager', experience: 6, profile_completed: 1 }),
    );
  },
});

/** After profile and photo are saved, the photo is shown at once and its field is empty again. */
export const PhotoSaved = meta.story({
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await saveWithPhoto(context);
    await expect((await alert()).getByText('Profile updated successfully')).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelector('header img')).toHaveAttribute(
        'src',
        expect.stringMatching(/^\/uploads\/.+\.jpg$/),
      ),
    );
    await expect(canvas.getByText('Your photo')).toBeInTheDocument();
    await expect(canvas.queryByText('portrait.jpg')).toBeNull();
  },
});

export const NoAnswer = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(updateProfileCall));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Organization'), 'Sample Advisory');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect((await alert()).getByText('Failed to update profile')).toBeVisible();
  },
});

NoAnswer.test('OK returns to the form, with the input preserved', async ({ canvas, userEvent }) => {
  await userEvent.click((await alert()).getByRole('button', { name: 'OK' }));
  await expect(canvas.getByLabelText('Organization')).toHaveValue('Sample Advisory');
});

/** Newer data from the server: untouched fields show it, edited fields keep the input. */
export const NewerData = meta.story({
  args: { user: memberComplete },
  decorators: [withApi('memberComplete')],
  play: async ({ canvas, userEvent, msw }) => {
    const organization = canvas.getByLabelText('Organization');
    await userEvent.clear(organization);
    await userEvent.type(organization, 'Typed here');
    msw.use(
      answers.success(profileCall, {
        message: 'Profile',
        data: { ...memberComplete, organization: 'Changed elsewhere', career_field: 'Changed elsewhere' },
        terms: null,
        privacy: null,
      }),
    );
    canvas.getByTestId('refetch').click();
    await waitFor(() => expect(canvas.getByLabelText('Career field')).toHaveValue('Changed elsewhere'));
    await expect(organization).toHaveValue('Typed here');
  },
});
