import { staffRoleOf, type User, useUploadUrl } from '@imc/api';
import { AdminPageHead, Avatar, EmailText, InlineMessage, Stack } from '@imc/ui';
import { staffProfilePage } from '../../content/account-settings.ts';
import { people } from '../../content/index.ts';
import { secondFactorSection } from '../../content/second-factor.ts';
import { AddressSection } from '../../shared/address-section.tsx';
import { PasswordSection } from '../../shared/password-section.tsx';
import { ProfileSection } from '../../shared/profile-section.tsx';
import { SecondFactorSection } from '../../shared/second-factor-section.tsx';
import { SessionsSection } from '../../shared/sessions-section.tsx';
import { DigestSection } from './digest-section.tsx';

export interface AdminProfileScreenProps {
  /** The signed-in admin as loaded from the server. */
  user: User;
  /** Called with the saved user, without the new photo. It arrives when the profile is next loaded. */
  onSaved: (user: User) => void;
  /** Called when a second factor is set up and its recovery codes are kept. */
  onSecondFactorSetUp?: () => void;
}

/** The admin's own details and photo, second factor, password and devices (ACC-7, ACC-8). */
export function AdminProfileScreen({ user, onSaved, onSecondFactorSetUp }: AdminProfileScreenProps) {
  const uploadUrl = useUploadUrl();
  const role = staffRoleOf(user) ?? 'member';
  return (
    <Stack space="10">
      <AdminPageHead
        title={staffProfilePage.title}
        picture={
          <Avatar
            name={user.name}
            seed={user.id}
            src={user.profile_photo === null ? undefined : uploadUrl.photo(user.profile_photo)}
          />
        }
        lead={
          <>
            {user.name}, {people.table.roles[role]}, <EmailText email={user.email} />
          </>
        }
      />
      {user.must_set_up_second_factor && (
        <InlineMessage tone="warning">{secondFactorSection.required}</InlineMessage>
      )}
      {/* First, because it may be all that staff can do. It never moves, because it shows the recovery codes only once. */}
      <SecondFactorSection onKept={onSecondFactorSetUp} />
      <ProfileSection user={user} onSaved={onSaved} />
      <DigestSection user={user} onSaved={onSaved} />
      <AddressSection user={user} folds={user.email_state ? 'open' : 'closed'} />
      <PasswordSection email={user.email} folds="closed" />
      <SessionsSection folds="closed" />
    </Stack>
  );
}
