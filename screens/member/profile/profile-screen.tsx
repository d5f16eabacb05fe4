import {
  ApiError,
  queryKeys,
  type User,
  updateProfileMutation,
  useFormMutation,
  useUploadUrl,
} from '@imc/api';
import {
  Avatar,
  Card,
  Cluster,
  DefinitionList,
  EmailText,
  Heading,
  Link,
  mailHref,
  SettingsSection,
  Stack,
  Text,
} from '@imc/ui';
import { ProfileForm } from '@imc/ui/membership';
import { useQueryClient } from '@tanstack/react-query';
import { profileSections } from '../../content/account-settings.ts';
import { institute } from '../../content/index.ts';
import { profileLabels } from '../../content/profile-form.ts';
import { PasswordSection } from '../../shared/password-section.tsx';
import { SessionsSection } from '../../shared/sessions-section.tsx';
import { DataSection } from './data-section.tsx';

export interface ProfileScreenProps {
  /** The signed-in member, with the server's current data. */
  user: User;
  /** Called with the saved user. The new photo is not included; it arrives when the profile is next loaded. */
  onSaved: (user: User) => void;
  /** Called when the account is erased, to sign out on this device and to say so. */
  onErased: () => void | Promise<void>;
}

/**
 * The profile: name, email and membership type are read-only, the other fields and a photo can be edited (S-2.61). Below it: password, devices
 * and data of the account (S-11.20 to S-11.25).
 */
export function ProfileScreen({ user, onSaved, onErased }: ProfileScreenProps) {
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
    <Stack space="10">
      <Cluster space="4" noWrap>
        <Avatar name={user.name} seed={user.id} src={photoUrl} size="large" />
        <Stack space="2">
          <Heading level={1}>Profile</Heading>
          <Text tone="muted">
            Your details, your sign-in, and the data that the Institute holds about you.
          </Text>
        </Stack>
      </Cluster>
      <SettingsSection
        title={profileSections.profile.title}
        text={
          <>
            {profileSections.profile.text} <Link href={mailHref(institute.email)}>{institute.email}</Link>.
          </>
        }
      >
        <Card
          header={
            <DefinitionList
              items={[
                { term: 'Name', description: user.name },
                { term: 'Email', description: <EmailText email={user.email} /> },
                { term: 'Membership type', description: user.membership_type },
              ]}
            />
          }
        >
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
      </SettingsSection>
      <PasswordSection email={user.email} />
      <SessionsSection />
      <DataSection user={user} onErased={onErased} />
    </Stack>
  );
}
