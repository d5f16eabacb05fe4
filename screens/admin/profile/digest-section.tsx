import { queryKeys, serverMessage, type User, updateProfileMutation, useApiClient } from '@imc/api';
import { Card, CheckboxField, InlineMessage, SettingsSection, Stack } from '@imc/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileSections } from '../../content/account-settings.ts';

const texts = profileSections.digest;

/** Whether the admin gets the daily digest (MAIL-9). Saved at once. */
export function DigestSection({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...updateProfileMutation(useApiClient()),
    onSuccess: (saved) => {
      onSaved(saved);
      return queryClient.invalidateQueries({ queryKey: queryKeys.profile });
    },
  });
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Card>
        <Stack space="4">
          <CheckboxField
            label={texts.label}
            checked={user.wants_digest === true}
            disabled={isPending}
            onChange={({ currentTarget }) =>
              mutate({ user, changes: { wants_digest: currentTarget.checked } })
            }
          />
          {isSuccess && (
            <InlineMessage tone="success" role="status">
              {texts.saved}
            </InlineMessage>
          )}
          {error && (
            <InlineMessage tone="failure" role="alert">
              {serverMessage(error) ?? texts.failed}
            </InlineMessage>
          )}
        </Stack>
      </Card>
    </SettingsSection>
  );
}
