import {
  eraseAccountMutation,
  formProblems,
  isAdmin,
  ownAccountTexts,
  ownDataMutation,
  serverMessage,
  type User,
  useApiClient,
  useFormMutation,
} from '@imc/api';
import { Card, SettingsSection, Stack } from '@imc/ui';
import { DataDownload, EraseAccount } from '@imc/ui/membership';
import { useMutation } from '@tanstack/react-query';
import { dataDownload, eraseAccountLabels, profileSections } from '../../content/account-settings.ts';
import { lagosToday } from '../../shared/dates.ts';
import { saveFile } from '../../shared/save-file.ts';

export interface DataSectionProps {
  user: User;
  /** Called when the account is erased, to sign out on this device. */
  onErased: () => void | Promise<void>;
}

const failureTexts = { refused: eraseAccountLabels.unavailable, failed: eraseAccountLabels.unavailable };

/** Downloads the user's data and erases the account (ACC-20, ACC-21). */
export function DataSection({ user, onErased }: DataSectionProps) {
  const { mutateAsync: load } = useMutation(ownDataMutation(useApiClient()));
  const erase = useFormMutation(eraseAccountMutation, {
    onSuccess: onErased,
    onError: (error) => formProblems(error, failureTexts),
  });
  const download = async () => {
    try {
      const fileName = dataDownload.fileName(lagosToday());
      saveFile(await load(), fileName);
      return { fileName };
    } catch (error) {
      return { problem: serverMessage(error) ?? dataDownload.failed };
    }
  };
  return (
    <SettingsSection {...profileSections.data} folds="closed">
      <Stack space="6">
        <Card>
          <DataDownload text={dataDownload.text} labels={dataDownload.labels} onDownload={download} />
        </Card>
        <EraseAccount
          email={user.email}
          labels={eraseAccountLabels}
          refusal={isAdmin(user) ? ownAccountTexts.adminsStay : undefined}
          onErase={erase}
        />
      </Stack>
    </SettingsSection>
  );
}
