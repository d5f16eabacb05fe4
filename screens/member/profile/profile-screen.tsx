import { type User, useUploadUrl } from '@imc/api';
import { Avatar, Cluster, Heading, Stack, Text } from '@imc/ui';
import { profilePage } from '../../content/account-settings.ts';
import { AddressSection } from '../../shared/address-section.tsx';
import { PasswordSection } from '../../shared/password-section.tsx';
import { ProfileSection } from '../../shared/profile-section.tsx';
import { SessionsSection } from '../../shared/sessions-section.tsx';
import { DataSection } from './data-section.tsx';
import { NameSection } from './name-section.tsx';

export interface ProfileScreenProps {
  /** The signed-in member as loaded from the server. */
  user: User;
  /** Called with the saved user, without the new photo. It arrives when the profile is next loaded. */
  onSaved: (user: User) => void;
  /** Called when the account is erased, to sign out on this device and to say so. */
  onErased: () => void | Promise<void>;
}

/**
 * The profile, of which name, email and membership type are read-only (S-2.61), with password, devices and
 * data of the account (ACC-6, ACC-10 to ACC-12, ACC-20, ACC-21, ACC-26).
 */
export function ProfileScreen({ user, onSaved, onErased }: ProfileScreenProps) {
  const uploadUrl = useUploadUrl();
  const photoUrl = user.profile_photo === null ? undefined : uploadUrl.photo(user.profile_photo);
  return (
    <Stack space="10">
      <Cluster space="4" noWrap align="start">
        <Avatar name={user.name} seed={user.id} src={photoUrl} size="large" />
        <Stack space="2">
          <Heading level={1}>{profilePage.title}</Heading>
          <Text tone="muted">{profilePage.lead}</Text>
        </Stack>
      </Cluster>
      <ProfileSection user={user} onSaved={onSaved} />
      <NameSection user={user} />
      <AddressSection user={user} folds={user.email_state ? 'open' : 'closed'} />
      <PasswordSection email={user.email} folds="closed" />
      <SessionsSection folds="closed" />
      <DataSection user={user} onErased={onErased} />
    </Stack>
  );
}
