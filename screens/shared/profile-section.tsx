import {
  ApiError,
  callQuery,
  categoryWithLetters,
  isAdmin,
  membershipCall,
  queryKeys,
  type User,
  updateProfileMutation,
  useApiClient,
  useFormMutation,
  useUploadUrl,
} from '@imc/api';
import { Card, DefinitionList, EmailText, Link, mailHref, SettingsSection } from '@imc/ui';
import { ProfileForm } from '@imc/ui/membership';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { profileSections } from '../content/account-settings.ts';
import { institute } from '../content/institute.ts';
import { profileLabels } from '../content/profile-form.ts';
import { preparePicture } from './prepare-picture.ts';

const texts = profileSections.profile;

export interface ProfileSectionProps {
  /** The signed-in user as loaded from the server. */
  user: User;
  /** Called with the saved user, without the new photo. It arrives when the profile is next loaded. */
  onSaved: (user: User) => void;
}

/** Name, email and membership type are read-only (S-2.61), but staff change their name. */
export function ProfileSection({ user, onSaved }: ProfileSectionProps) {
  const queryClient = useQueryClient();
  const uploadUrl = useUploadUrl();
  const isStaff = isAdmin(user);
  const member = useQuery({ ...callQuery(useApiClient(), membershipCall, {}), enabled: !isStaff });
  const grade = member.data?.membership?.grade;
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
    <SettingsSection
      title={texts.title}
      text={
        <>
          {isStaff ? texts.staffText : texts.text}{' '}
          <Link href={mailHref(institute.email)}>{institute.email}</Link>.
        </>
      }
    >
      <Card
        header={
          <DefinitionList
            items={[
              ...(isStaff ? [] : [{ term: texts.facts.name, description: user.name }]),
              { term: texts.facts.email, description: <EmailText email={user.email} /> },
              { term: texts.facts.membershipType, description: user.membership_type },
              ...(grade ? [{ term: texts.facts.grade, description: categoryWithLetters(grade) }] : []),
            ]}
          />
        }
      >
        <ProfileForm
          aria-label={texts.form}
          user={user}
          canRename={isStaff}
          photoUrl={user.profile_photo === null ? undefined : uploadUrl.photo(user.profile_photo)}
          labels={profileLabels}
          onSubmit={async (changes, photo, onDetailsSaved) => {
            const picture = photo && (await preparePicture(photo));
            if (picture && 'problem' in picture) return { message: picture.problem, fields: {} };
            return save({
              user,
              // The position has no field. It is sent unchanged, as the specification has it.
              changes: { ...changes, position: user.position },
              photo: picture?.file,
              onProfileSaved: (saved) => {
                onDetailsSaved();
                onSaved(saved);
              },
            });
          }}
        />
      </Card>
    </SettingsSection>
  );
}
