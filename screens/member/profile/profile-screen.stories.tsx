import { profileCall, queryKeys, type User, updateProfileCall, useApiClient } from '@imc/api';
import { answers, memberComplete, memberLongName, memberNew, mocks } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withApi } from '../../../.storybook/with-api.tsx';
import { MemberLayout } from '../member-layout/index.ts';
import { ProfileScreen, type ProfileScreenProps } from './profile-screen.tsx';

/** Stands in for the session, which follows what the server says of the person. */
function Screen({ user: userAtFirst, onSaved }: ProfileScreenProps) {
  const client = useApiClient();
  const { data: fresh } = useQuery({
    queryKey: queryKeys.profile,
    queryFn: async ({ signal }) => (await client(profileCall, { signal })).data,
  });
  const queryClient = useQueryClient();
  const [user, setUser] = useState<User>(userAtFirst);
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
      {/* What a return to the tab does. */}
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

/** The alert stands in the top layer, beside the story's own element. */
const alert = async () => within(await screen.findByRole('alertdialog'));

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** A real picture, since the provider looks into it. */
async function portrait() {
  const canvas = new OffscreenCanvas(96, 96);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#0f3b8a';
    pen.fillRect(0, 0, 96, 96);
    pen.fillStyle = '#efdcb4';
    pen.arc(48, 40, 20, 0, 7);
    pen.fill();
  }
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'portrait.jpg', {
    type: 'image/jpeg',
  });
}

async function savesWithPhoto({ canvas, userEvent }: Context) {
  await userEvent.type(canvas.getByLabelText('Organization'), 'Sample Advisory');
  await userEvent.upload(canvas.getByLabelText(/^Profile photo/), await portrait());
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

/** A photo that was sent earlier: in the head, in the bar and in its field. */
export const WithPhoto = meta.story({
  args: { user: { ...memberComplete, profile_photo: 'sample-photo.jpg' } },
  decorators: [withApi('memberComplete')],
  beforeEach({ msw }) {
    msw.use(
      answers.success(profileCall, {
        message: 'Profile',
        data: { ...memberComplete, profile_photo: 'sample-photo.jpg' },
        terms: null,
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your photo')).toBeVisible();
  },
});

/** The server is asked again, and has not answered yet: the person as stored stands there meanwhile. */
export const Slow = meta.story({
  args: { user: memberComplete },
  decorators: [withApi('memberComplete')],
  beforeEach({ msw }) {
    msw.use(answers.slow(profileCall));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Organization')).toHaveValue('Sample Logistics Ltd');
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

const sent = fn();

/** The position has no field here, and is sent along: a provider that replaces the whole profile would else empty it. */
export const PositionStays = meta.story({
  args: { user: memberComplete },
  decorators: [withApi('memberComplete')],
  beforeEach({ msw }) {
    sent.mockReset();
    msw.use(
      http.post('/api/update-profile.php', async ({ request }) => {
        sent(await request.clone().json());
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect((await alert()).getByText('Profile updated successfully')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ position: 'Operations Manager', experience: 6, profile_completed: 1 }),
    );
  },
});

/** Profile and photo are saved: the photo is shown at once, and its field is empty again. */
export const PhotoSaved = meta.story({
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await savesWithPhoto(context);
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

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(updateProfileCall));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Organization'), 'Sample Advisory');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    const dialog = await alert();
    await expect(dialog.getByText('Failed to update profile')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(canvas.getByLabelText('Organization')).toHaveValue('Sample Advisory');
  },
});

/** The server knows more by now: fields that nobody touched show it, what was typed stays. */
export const FresherData = meta.story({
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
      }),
    );
    canvas.getByTestId('refetch').click();
    await waitFor(() => expect(canvas.getByLabelText('Career field')).toHaveValue('Changed elsewhere'));
    await expect(organization).toHaveValue('Typed here');
  },
});
