import {
  ApiError,
  queryKeys,
  type User,
  updateProfileMutation,
  useFormMutation,
  useUploadUrl,
} from '@imc/api';
import { Avatar, Card, Cluster, DefinitionList, EmailText, Heading, Stack, Text } from '@imc/ui';
import { ProfileForm } from '@imc/ui/membership';
import { useQueryClient } from '@tanstack/react-query';
import { profileLabels } from '../../content/profile-form.ts';

export interface ProfileScreenProps {
  /** The signed-in member, with the server's current data. */
  user: User;
  /** Called with the saved user. The new photo is not included; it arrives when the profile is next loaded. */
  onSaved: (user: User) => void;
}

/** The profile: name, email and membership type are read-only, the other fields and a photo can be edited (S-2.61). */
export function ProfileScreen({ user, onSaved }: ProfileScreenProps) {
  const queryClient = useQueryClient();
  const uploadUrl = useUploadUrl();
  const photoUrl = user.profile_photo === null ? undefined : uploadUrl.photo(user.profile_photo);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: queryKeys.profile });
  const save = useFormMutation(updateProfileMutation, {
    onSuccess: refresh,
    onError: (error) => {
      refresh();
      return error instanceof ApiError
        ? { message: error.serverMessage, fields: error.errors }
        : { fields: {} };
    },
  });
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
        <ProfileForm
          aria-label="Profile"
          user={user}
          photoUrl={photoUrl}
          labels={profileLabels}
          onSubmit={(changes, photo, onDetailsSaved) =>
            save({
              user,
              // The position has no field. It is sent unchanged, because a provider that replaces the profile would clear it.
              changes: { ...changes, position: user.position },
              photo,
              onProfileSaved: (saved) => {
                onDetailsSaved();
                onSaved(saved);
              },
            })
          }
        />
      </Card>
    </Stack>
  );
}
