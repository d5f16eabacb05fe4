import {
  ApiError,
  changePasswordMutation,
  type FormProblems,
  formProblems,
  queryKeys,
  useFormMutation,
} from '@imc/api';
import { Card, SettingsSection, type SettingsSectionProps } from '@imc/ui';
import { ChangePasswordForm } from '@imc/ui/membership';
import { useQueryClient } from '@tanstack/react-query';
import { changePasswordLabels, profileSections } from '../content/account-settings.ts';

const failureTexts = {
  refused: changePasswordLabels.unavailable,
  failed: changePasswordLabels.unavailable,
};

/** The form has its own name for the current password. */
function problemsOf(error: unknown): FormProblems {
  const { message, fields } = formProblems(error, failureTexts);
  const { current_password: current, ...others } = fields;
  return {
    message: error instanceof ApiError ? (error.joined ?? message) : message,
    fields: current === undefined ? others : { current, ...others },
  };
}

/** Changes the password (ACC-10). */
export function PasswordSection({ email, folds }: { email: string } & Pick<SettingsSectionProps, 'folds'>) {
  const queryClient = useQueryClient();
  const change = useFormMutation(changePasswordMutation, {
    // The change has ended every other session.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: queryKeys.sessions }),
    onError: problemsOf,
  });
  return (
    <SettingsSection {...profileSections.password} folds={folds}>
      <Card>
        <ChangePasswordForm
          aria-label={changePasswordLabels.submit}
          email={email}
          labels={changePasswordLabels}
          onSubmit={({ current, password }) => change({ current_password: current, password })}
        />
      </Card>
    </SettingsSection>
  );
}
