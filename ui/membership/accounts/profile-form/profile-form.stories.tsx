import {
  ApiError,
  refusalTexts,
  type User,
  updateProfileCall,
  updateProfileMutation,
  uploadProfilePhotoCall,
  uploadTexts,
  useFormMutation,
} from '@imc/api';
import { answers, memberComplete, memberNew, mocks } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent as users, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectLink } from '../../../../.storybook/story-helpers/expectations.ts';
import { named } from '../../../../.storybook/story-helpers/fill.ts';
import { samplePicture } from '../../../../.storybook/story-helpers/sample-picture.ts';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { ProfileForm, type ProfileFormLabels, type ProfileFormProps } from './profile-form.tsx';

const labels: ProfileFormLabels = {
  name: 'Full name',
  organization: 'Organization',
  qualification: 'Highest qualification',
  experience: 'Years of experience',
  experiencePlaceholder: 'Choose a range',
  careerField: 'Career field',
  phone: 'Phone number',
  photo: 'Profile photo',
  photoOptional: '(optional)',
  photoHelp: 'A JPEG, PNG or WebP image of at most 5 MB.',
  photoNow: 'Your photo',
  picture: {
    choose: 'Choose a picture',
    drop: 'or drop it here',
    dropNow: 'Drop the picture',
    replace: 'Replace',
    remove: 'Remove',
    camera: 'Take a photo',
    progress: 'Uploading',
  },
  privacy: {
    text: 'What your data is used for, and your rights:',
    link: { text: 'Privacy notice (opens in a new tab)', to: '/privacy' },
  },
  submit: 'Save profile',
  saved: 'Profile updated successfully',
  photoNotSaved: 'Your details are saved, your photo is not',
  failed: 'Failed to update profile',
  ok: 'OK',
};

/** The form connected to the API, as on its page: after a save, the response updates the member. */
function ThroughApi(args: ProfileFormProps) {
  const [user, setUser] = useState<User>({ ...memberNew, ...args.user });
  const save = useFormMutation(updateProfileMutation, {
    onError: (error) =>
      error instanceof ApiError ? { message: error.serverMessage, fields: error.errors } : { fields: {} },
  });
  return (
    <ProfileForm
      {...args}
      user={user}
      onSubmit={(changes, photo, onDetailsSaved) =>
        save({
          user,
          changes,
          photo,
          onProfileSaved: (saved) => {
            onDetailsSaved();
            setUser(saved);
            void args.onSubmit(changes, photo, onDetailsSaved);
          },
        })
      }
    />
  );
}

const meta = preview.meta({
  title: 'Elements/Membership/Accounts/Profile form',
  component: ProfileForm,
  parameters: { alsoCalled: 'edit profile, account settings, my details, profile photo' },
  args: {
    'aria-label': 'Profile',
    user: memberNew,
    labels,
    onSubmit: fn(async () => undefined),
  } satisfies ProfileFormProps,
  decorators: [withApi('memberNew')],
  render: (args) => <ThroughApi {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** The alert is rendered in the top layer, outside the story's element. */
const alert = async () => within(await screen.findByRole('alertdialog'));

const save = named('Save the profile', async ({ canvas, userEvent }: Context) => {
  await userEvent.type(canvas.getByLabelText('Organization'), 'Sample Advisory');
  await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
});

const savesWithPhoto = named('Save with a photo', async (context: Context) => {
  const { canvas, userEvent } = context;
  await userEvent.upload(canvas.getByLabelText(/^Profile photo/), await samplePicture());
  await expect(canvas.getByText('portrait.jpg')).toBeVisible();
  await save(context);
});

/** The form of a new member. */
export const Playground = meta.story({
  tags: ['S-2.61', 'ACC-1'],
  play: ({ canvas }) => expectLink(canvas, /^Privacy notice/, '/privacy'),
});

/** The four ranges of experience, with the exact texts of S-9.3. 0 is a valid value. */
Playground.test('offers the four ranges of experience', async ({ canvas }) => {
  const options = within(canvas.getByLabelText('Years of experience')).getAllByRole<HTMLOptionElement>(
    'option',
  );
  await expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
    ['', 'Choose a range'],
    ['0', '0-2'],
    ['3', '3-5'],
    ['6', '6-10'],
    ['10', '10+'],
  ]);
});

export const FilledIn = meta.story({
  tags: ['S-9.3'],
  args: { user: memberComplete, photoUrl: '/uploads/sample-photo.jpg' },
  decorators: [withApi('memberComplete')],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Organization')).toHaveValue('Sample Logistics Ltd');
    await expect(await canvas.findByText('Your photo')).toBeVisible();
  },
});

export const Success = meta.story({
  tags: ['S-7.3'],
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.selectOptions(canvas.getByLabelText('Years of experience'), '0-2');
    await save(context);
    await expect((await alert()).getByText('Profile updated successfully')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ organization: 'Sample Advisory', experience: 0, career_field: null }),
      undefined,
      expect.any(Function),
    );
  },
});

Playground.test('an empty form is valid', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
  await expect((await alert()).getByText('Profile updated successfully')).toBeVisible();
});

export const Sending = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(updateProfileCall));
  },
  play: async (context) => {
    await save(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: /Save profile/ })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
});

Playground.test(
  'keeps what is typed while waiting for the answer',
  { beforeEach: ({ msw }) => msw.use(answers.late(updateProfileCall)) },
  async (context) => {
    const { canvas, userEvent } = context;
    await save(context);
    await userEvent.type(canvas.getByLabelText('Organization'), ' Ltd');
    await expect((await alert()).getByText('Profile updated successfully')).toBeVisible();
    await expect(canvas.getByLabelText('Organization')).toHaveValue('Sample Advisory Ltd');
  },
);

/** The profile is saved but the photo is rejected: the dialog reports both, and the photo stays selected for a retry. */
export const PhotoRefused = meta.story({
  tags: ['S-7.15'],
  beforeEach({ msw }) {
    msw.use(
      answers.refused(uploadProfilePhotoCall, { status: 422, message: uploadTexts.broken }, { once: true }),
    );
  },
  play: async (context) => {
    await savesWithPhoto(context);
    const dialog = await alert();
    await expect(dialog.getByText('Your details are saved, your photo is not')).toBeVisible();
    await expect(dialog.getByText(uploadTexts.broken)).toBeVisible();
    await expect(context.args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ organization: 'Sample Advisory' }),
      expect.any(File),
      expect.any(Function),
    );
  },
});

PhotoRefused.test('keeps the photo after OK', async ({ canvas, userEvent }) => {
  await userEvent.click((await alert()).getByRole('button', { name: 'OK' }));
  await expect(canvas.getByText('portrait.jpg')).toBeVisible();
});

PhotoRefused.test('a retry sends the photo', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
  const dialog = await alert();
  // The alert fades in.
  await waitFor(() => expect(dialog.getByText('Profile updated successfully')).toBeVisible());
  await expect(canvas.queryByText('portrait.jpg')).toBeNull();
});

const sent = fn();

/** Neither was saved: the profile is saved first, and after a failure the photo is not sent. */
export const FailedBeforePhoto = meta.story({
  beforeEach({ msw }) {
    sent.mockReset();
    msw.use(
      answers.refused(updateProfileCall, { status: 503 }),
      http.post('/api/upload-profile-photo.php', () => {
        sent();
        return HttpResponse.error();
      }),
    );
  },
  play: async (context) => {
    await savesWithPhoto(context);
    const dialog = await alert();
    await expect(dialog.getByText('Failed to update profile')).toBeVisible();
    await expect(dialog.queryByText(/are saved/)).toBeNull();
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** A photo of any size can be chosen: the screen makes it smaller before it is sent. */
export const LargePhoto = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Profile photo/);
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' });
    await userEvent.upload(field, large);
    await expect(canvas.getByText('large.jpg')).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  },
});

export const NotAnImage = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^Profile photo/);
    const text = new File(['not a picture'], 'cv.pdf', { type: 'application/pdf' });
    // The file picker only offers images, but a dropped file bypasses it.
    await users.setup({ applyAccept: false }).upload(field, text);
    await expect(field).toHaveAccessibleDescription(/not a JPEG, PNG or WebP image/);
  },
});

/** The server's message is shown in the dialog, and its field errors at the fields. */
export const RefusedAtTheFields = meta.story({
  beforeEach({ msw }) {
    msw.use(
      answers.refused(updateProfileCall, {
        message: refusalTexts.badRequest,
        errors: { organization: 'Must be at most 200 characters long' },
      }),
    );
  },
  play: async (context) => {
    await save(context);
    const dialog = await alert();
    await expect(dialog.getByText(refusalTexts.badRequest)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(context.canvas.getByLabelText('Organization')).toHaveAccessibleDescription(
      'Must be at most 200 characters long',
    );
  },
});

export const Refused = meta.story({
  tags: ['S-8.3'],
  beforeEach({ msw }) {
    msw.use(answers.refused(updateProfileCall, { status: 429, message: refusalTexts.tooMany }));
  },
  play: async (context) => {
    await save(context);
    await expect((await alert()).getByText(refusalTexts.tooMany)).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <ProfileForm {...args} />
      <ProfileForm
        {...args}
        canRename
        aria-label="Long words"
        user={{ ...memberComplete, organization: longName, qualification: unbreakable }}
        labels={{ ...labels, organization: longName, careerField: unbreakable, submit: longName }}
      />
    </Stack>
  ),
});
