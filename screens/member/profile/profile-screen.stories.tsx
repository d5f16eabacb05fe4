import {
  addressTexts,
  endSessionCall,
  eraseAccountCall,
  profileCall,
  queryKeys,
  refusalTexts,
  sessionsCall,
  type User,
  updateProfileCall,
  useApiClient,
} from '@imc/api';
import { admin, answers, memberComplete, memberNew, mocks, samplePassword } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { signedIn } from '../../../.storybook/story-helpers/areas.tsx';
import { findAlert } from '../../../.storybook/story-helpers/expectations.ts';
import { fill, named } from '../../../.storybook/story-helpers/fill.ts';
import { samplePicture } from '../../../.storybook/story-helpers/sample-picture.ts';
import { MemberLayout } from '../member-layout/index.ts';
import { ProfileScreen, type ProfileScreenProps } from './profile-screen.tsx';

/** Updates the user from the server's answers, as the session does in the app. */
function Screen({ user: initialUser, onSaved, onErased }: ProfileScreenProps) {
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
        onErased={onErased}
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
  title: 'Member/Profile',
  tags: ['S-2.25'],
  component: ProfileScreen,
  decorators: [signedIn],
  beforeEach: ({ msw }) => msw.use(...mocks.all),
  parameters: {
    alsoCalled:
      'account settings, edit profile, my details, profile photo, change password, sessions, devices, privacy, delete account',
    layout: 'fullscreen',
    router: { path: '/dashboard/profile' },
  },
  args: { user: memberNew, onSaved: fn(), onErased: fn() },
  render: (args) => <Screen {...args} />,
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const saveWithPhoto = named('Save with a photo', async ({ canvas, userEvent }: Context) => {
  await userEvent.type(canvas.getByLabelText('Organization'), 'Sample Advisory');
  await userEvent.upload(canvas.getByLabelText(/^Profile photo/), await samplePicture());
  await expect(canvas.getByText('portrait.jpg')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
});

export const NewMember = meta.story({});

export const FilledIn = meta.story({
  tags: ['S-2.108', 'S-2.61', 'S-3.2', 'ACC-6'],
  args: { user: memberComplete },
});

FilledIn.test(
  'while the profile loads, data stored on the device is shown',
  { beforeEach: ({ msw }) => msw.use(answers.slow(profileCall)) },
  async ({ canvas }) => {
    await expect(canvas.getByLabelText('Organization')).toHaveValue('Sample Logistics Ltd');
  },
);

export const Saved = meta.story({
  tags: ['S-8.3'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Organization'), 'Sample Advisory');
    await userEvent.selectOptions(canvas.getByLabelText('Years of experience'), '0-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect((await findAlert()).getByText('Profile updated successfully')).toBeVisible();
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(
        expect.objectContaining({ organization: 'Sample Advisory', experience: 0, profile_completed: 1 }),
      ),
    );
  },
});

const requestBody = fn();

/** The position has no field, but is sent unchanged, as the specification has it. */
export const PositionUnchanged = meta.story({
  args: { user: memberComplete },
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
    await expect((await findAlert()).getByText('Profile updated successfully')).toBeVisible();
    await expect(requestBody).toHaveBeenCalledWith(
      expect.objectContaining({ position: 'Operations Manager', experience: 6, profile_completed: 1 }),
    );
  },
});

/** After saving, the photo is shown at once and its field is empty. */
export const PhotoSaved = meta.story({
  tags: ['S-3.10', 'S-7.4', 'S-7.15'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await saveWithPhoto(context);
    await expect((await findAlert()).getByText('Profile updated successfully')).toBeVisible();
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
  tags: ['S-8.3'],
  beforeEach: ({ msw }) => msw.use(answers.fails(updateProfileCall)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Organization'), 'Sample Advisory');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect((await findAlert()).getByText('Failed to update profile')).toBeVisible();
  },
});

NoAnswer.test('OK returns to the form, with the input preserved', async ({ canvas, userEvent }) => {
  await userEvent.click((await findAlert()).getByRole('button', { name: 'OK' }));
  await expect(canvas.getByLabelText('Organization')).toHaveValue('Sample Advisory');
});

/** New data from the server appears in untouched fields, edited fields keep the input. */
export const NewerData = meta.story({
  args: { user: memberComplete },
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

const complete = { args: { user: memberComplete } };

/** Folded out. */
function section({ canvas }: Pick<StoryContext, 'canvas'>, name: string) {
  const region = canvas.getByRole('region', { name });
  region.querySelector('details')?.setAttribute('open', '');
  return within(region);
}

const newPassword = 'Adire!Indigo1979';

const changePassword = named('New password', async ({ canvas, userEvent }: Context, current: string) => {
  section({ canvas }, 'Password');
  await fill(userEvent, canvas.getByLabelText('Current password'), current);
  await fill(userEvent, canvas.getByLabelText('New password'), newPassword);
  await fill(userEvent, canvas.getByLabelText('Confirm new password'), newPassword);
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
});

/** The fields are empty, and every other device is gone from the list. */
export const PasswordChanged = meta.story({
  tags: ['ACC-10'],
  ...complete,
  play: async (context) => {
    const { canvas } = context;
    const devices = section(context, 'Where you are signed in');
    await expect(await devices.findAllByRole('listitem')).toHaveLength(3);
    await changePassword(context, samplePassword);
    const message = await section(context, 'Password').findByText(/^Your password is changed/);
    await expect(message).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
  },
});

/** The link goes to the new address, and nothing has changed yet. */
export const AddressChangeAsked = meta.story({
  tags: ['ACC-24'],
  ...complete,
  play: async (context) => {
    const address = section(context, 'Email address');
    const { userEvent } = context;
    await fill(userEvent, address.getByLabelText('New email address'), 'amaka@new.example');
    await fill(userEvent, address.getByLabelText('Your password'), samplePassword);
    await userEvent.click(address.getByRole('button', { name: 'Change address' }));
    await expect(await address.findByText(addressTexts.changeAsked('amaka@new.example'))).toBeVisible();
    await expect(address.queryByRole('button', { name: 'Change address' })).toBeNull();
  },
});

export const DevicesFailed = meta.story({
  tags: ['ACC-11'],
  ...complete,
  beforeEach: ({ msw }) => msw.use(answers.fails(sessionsCall, { once: true })),
  play: async (context) => {
    const devices = section(context, 'Where you are signed in');
    await expect(await devices.findByText('Your devices could not be loaded.')).toBeVisible();
  },
});

DevicesFailed.test('a retry shows the list', async (context) => {
  const devices = section(context, 'Where you are signed in');
  await context.userEvent.click(devices.getByRole('button', { name: 'Try again' }));
  await expect(await devices.findAllByRole('listitem')).toHaveLength(3);
});

/** A device that was signed out is gone, and the focus is on the list's heading. */
export const DeviceSignedOut = meta.story({
  tags: ['ACC-11'],
  ...complete,
  play: async (context) => {
    const devices = section(context, 'Where you are signed in');
    await context.userEvent.click(
      await devices.findByRole('button', { name: 'Sign out Microsoft Edge on Windows' }),
    );
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(2));
    await expect(devices.getByText('That device is signed out.')).toBeInTheDocument();
    await waitFor(() =>
      expect(devices.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus(),
    );
  },
});

DeviceSignedOut.test('the others can be signed out at once', async (context) => {
  const devices = section(context, 'Where you are signed in');
  await context.userEvent.click(devices.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
  await expect(devices.getByText('This device')).toBeVisible();
});

/** A device that could not be signed out stays in the list. */
export const DeviceNotSignedOut = meta.story({
  ...complete,
  beforeEach: ({ msw }) => msw.use(answers.fails(endSessionCall)),
  play: async (context) => {
    const devices = section(context, 'Where you are signed in');
    await context.userEvent.click(
      await devices.findByRole('button', { name: 'Sign out Microsoft Edge on Windows' }),
    );
    await expect(await devices.findByRole('alert')).toHaveTextContent(
      'The device could not be signed out. Please try again.',
    );
    await expect(devices.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** The ZIP file's name has the day in Lagos. */
export const Downloaded = meta.story({
  tags: ['ACC-20', 'SITE-3'],
  ...complete,
  beforeEach() {
    const now = Date.now;
    const ahead = Date.parse('2026-05-06T23:10:00Z') - now();
    // Not a spy, because a spy records its calls with the time.
    Date.now = () => now() + ahead;
    return () => {
      Date.now = now;
    };
  },
  play: async (context) => {
    const data = section(context, 'Your data');
    await context.userEvent.click(data.getByRole('button', { name: 'Download my data' }));
    await expect(await data.findByText('Saved as imc-my-data-2026-05-07.zip.')).toBeVisible();
  },
});

const eraseAccount = named('Erase the account', async ({ canvas, userEvent }: Context, password: string) => {
  const data = section({ canvas }, 'Your data');
  await userEvent.click(data.getByRole('heading', { name: 'Erase my account' }));
  await userEvent.click(data.getByRole('button', { name: 'Erase my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase your account?' }));
  await fill(userEvent, dialog.getByLabelText('Your password'), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Erase it now' }));
});

/** The page signs out after the account is erased. */
export const Erased = meta.story({
  tags: ['ACC-21'],
  ...complete,
  play: async (context) => {
    await eraseAccount(context, samplePassword);
    await waitFor(() => expect(context.args.onErased).toHaveBeenCalledOnce());
  },
});

/** The server's message is shown. */
export const EraseRefused = meta.story({
  ...complete,
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(eraseAccountCall, { status: 503, message: refusalTexts.busy })),
  play: async (context) => {
    await eraseAccount(context, samplePassword);
    await expect(await screen.findByRole('alert')).toHaveTextContent(refusalTexts.busy);
  },
});

export const AdminCanNotErase = meta.story({
  tags: ['ACC-22'],
  args: { user: admin },
  play: async (context) => {
    await expect(section(context, 'Your data').getByText(/^The account of an admin/)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Erase my account' })).toBeNull();
  },
});
