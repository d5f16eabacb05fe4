import {
  type Experience,
  experienceLabels,
  experienceValues,
  imageProblem,
  queryKeys,
  serverMessage,
  type User,
  updateProfileMutation,
  useApiClient,
  useUploadUrl,
} from '@imc/api';
import {
  AlertDialog,
  Avatar,
  Button,
  Card,
  Cluster,
  DefinitionList,
  EmailText,
  FileField,
  Form,
  Grid,
  Heading,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@imc/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { pictureFieldLabels } from '../../content/picture-field.ts';

export interface ProfileScreenProps {
  /** The signed-in member, as the server knows them now. */
  user: User;
  /** The server's answer: the person as saved. The photo comes with the next look at the profile. */
  onSaved: (user: User) => void;
}

/** What the fields hold. An unanswered one is empty. */
interface ProfileValues {
  readonly organization: string;
  readonly qualification: string;
  readonly experience: string;
  readonly career_field: string;
  readonly phone_number: string;
}

const valuesOf = (user: User): ProfileValues => ({
  organization: user.organization ?? '',
  qualification: user.qualification ?? '',
  experience: user.experience === null ? '' : String(user.experience),
  career_field: user.career_field ?? '',
  phone_number: user.phone_number,
});

const ranges = experienceValues.map((years) => ({ value: String(years), label: experienceLabels[years] }));

/** The profile: name, email and membership type to read, the rest and a photo to fill in (specification, section 2). */
export function ProfileScreen({ user, onSaved }: ProfileScreenProps) {
  // Only what was typed here: every other field shows the person as the server knows them, also when that changes.
  const [typed, setTyped] = useState<Partial<ProfileValues>>({});
  const [photo, setPhoto] = useState<File>();
  // Counts the saved photos: the field is empty again after each.
  const [photosSaved, setPhotosSaved] = useState(0);
  const [profileSaved, setProfileSaved] = useState(false);
  const queryClient = useQueryClient();
  const uploadUrl = useUploadUrl();
  const save = useMutation({
    ...updateProfileMutation(useApiClient()),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.profile });
    },
  });
  const values = { ...valuesOf(user), ...typed };
  const photoUrl = user.profile_photo === null ? undefined : uploadUrl.photo(user.profile_photo);

  const control = (name: keyof ProfileValues) => ({
    name,
    value: values[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setTyped((before) => ({ ...before, [name]: currentTarget.value })),
  });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const { phone_number, experience, ...texts } = values;
    const answers = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || null]));
    setProfileSaved(false);
    save.mutate(
      {
        user,
        changes: {
          ...answers,
          phone_number,
          experience: experience === '' ? null : (Number(experience) as Experience),
          // It has no field here; a provider that replaces the whole profile would empty it.
          position: user.position,
        },
        photo,
        onProfileSaved: (saved) => {
          setProfileSaved(true);
          onSaved(saved);
          // What was typed while it was saved stays.
          setTyped((now) =>
            Object.fromEntries(
              Object.entries(now).filter(([name, text]) => text !== values[name as keyof ProfileValues]),
            ),
          );
        },
      },
      {
        onSuccess: () => {
          if (!photo) return;
          setPhoto(undefined);
          setPhotosSaved((count) => count + 1);
        },
      },
    );
  };

  return (
    <Stack space="8">
      <Cluster space="4" noWrap>
        <Avatar name={user.name} src={photoUrl} size="large" />
        <Stack space="2">
          <Heading level={1}>Profile</Heading>
          <Text tone="muted">The Membership Committee reads this beside your application.</Text>
        </Stack>
      </Cluster>
      <Card>
        <DefinitionList
          items={[
            { term: 'Name', description: user.name },
            { term: 'Email', description: <EmailText email={user.email} /> },
            { term: 'Membership type', description: user.membership_type },
          ]}
        />
      </Card>
      <Card>
        <Form onSubmit={onSubmit} aria-label="Profile">
          <Grid columns={2} space="6">
            <TextField {...control('organization')} label="Organization" autoComplete="organization" />
            <TextField {...control('qualification')} label="Highest qualification" />
            <SelectField
              {...control('experience')}
              label="Years of experience"
              placeholder="Choose a range"
              options={ranges}
            />
            <TextField {...control('career_field')} label="Career field" />
          </Grid>
          <TextField {...control('phone_number')} type="tel" label="Phone number" autoComplete="tel" />
          <FileField
            key={photosSaved}
            label="Profile photo"
            optionalLabel="(optional)"
            help="A JPEG, PNG or WebP image of at most 5 MB. Only you and the officers of the Institute can see it."
            current={photoUrl ? { name: 'Your photo', url: photoUrl } : undefined}
            validate={imageProblem}
            onChange={({ currentTarget }) => setPhoto(currentTarget.files?.[0])}
            labels={pictureFieldLabels}
          />
          <Cluster>
            <Button type="submit" loading={save.isPending}>
              Save profile
            </Button>
          </Cluster>
        </Form>
      </Card>
      <AlertDialog
        open={save.isSuccess || save.isError}
        tone={save.isError ? 'failure' : 'success'}
        title={save.isError && profileSaved ? 'Your details are saved, your photo is not' : undefined}
        message={
          save.isError
            ? (serverMessage(save.error) ?? 'Failed to update profile')
            : 'Profile updated successfully'
        }
        okLabel="OK"
        onClose={save.reset}
      />
    </Stack>
  );
}
