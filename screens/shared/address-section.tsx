import { changeAddressMutation, formProblems, type User, useFormMutation } from '@imc/api';
import { Card, SettingsSection, type SettingsSectionProps, Stack } from '@imc/ui';
import { ChangeAddressForm } from '@imc/ui/membership';
import { changeAddressLabels, profileSections } from '../content/account-settings.ts';
import { AddressState } from './address-state.tsx';

const failureTexts = { refused: changeAddressLabels.unavailable, failed: changeAddressLabels.unavailable };

/** Proves or changes the address of the account (ACC-23, ACC-24). */
export function AddressSection({ user, folds }: { user: User } & Pick<SettingsSectionProps, 'folds'>) {
  const change = useFormMutation(changeAddressMutation, {
    onError: (error) => formProblems(error, failureTexts),
  });
  return (
    <SettingsSection {...profileSections.address} folds={folds}>
      <Stack space="6">
        <AddressState user={user} />
        <Card>
          <ChangeAddressForm
            aria-label={changeAddressLabels.submit}
            email={user.email}
            labels={changeAddressLabels}
            onSubmit={change}
          />
        </Card>
      </Stack>
    </SettingsSection>
  );
}
