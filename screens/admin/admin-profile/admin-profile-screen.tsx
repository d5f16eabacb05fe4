import { staffRoleOf, type User, useUploadUrl } from '@imc/api';
import { Avatar, Cluster, EmailText, Heading, InlineMessage, Stack, Text } from '@imc/ui';
import { people } from '../../content/index.ts';
import { secondFactorSection } from '../../content/second-factor.ts';
import { PasswordSection } from '../../shared/password-section.tsx';
import { SecondFactorSection } from '../../shared/second-factor-section.tsx';
import { SessionsSection } from '../../shared/sessions-section.tsx';

export interface AdminProfileScreenProps {
  /** The signed-in admin. */
  user: User;
}

/** The admin's own account: second factor, password and devices (S-12.120). */
export function AdminProfileScreen({ user }: AdminProfileScreenProps) {
  const uploadUrl = useUploadUrl();
  const role = staffRoleOf(user) ?? 'member';
  return (
    <Stack space="10">
      <Cluster space="4" noWrap>
        <Avatar
          name={user.name}
          seed={user.id}
          src={user.profile_photo === null ? undefined : uploadUrl.photo(user.profile_photo)}
          size="large"
        />
        <Stack space="2">
          <Heading level={1}>Your account</Heading>
          <Text tone="muted">
            {user.name}, {people.table.roles[role]}, <EmailText email={user.email} />
          </Text>
        </Stack>
      </Cluster>
      {user.must_set_up_second_factor && (
        <InlineMessage tone="warning">{secondFactorSection.required}</InlineMessage>
      )}
      <SecondFactorSection />
      <PasswordSection email={user.email} />
      <SessionsSection />
    </Stack>
  );
}
