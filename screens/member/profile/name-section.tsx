import {
  askNameChangeMutation,
  formProblems,
  nameChangeQuery,
  queryKeys,
  serverMessage,
  type User,
  useApiClient,
  useFormMutation,
  withdrawNameChangeMutation,
} from '@imc/api';
import { Card, ErrorState, SettingsSection, Spinner } from '@imc/ui';
import { NameChange } from '@imc/ui/membership';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { nameChangeLabels, profileSections } from '../../content/account-settings.ts';
import { formatDay } from '../../shared/dates.ts';
import { preparePicture } from '../../shared/prepare-picture.ts';
import { retryOf } from '../../shared/retry.ts';

const { loading, failed, ...section } = profileSections.name;
const failureTexts = { refused: nameChangeLabels.unavailable, failed: nameChangeLabels.unavailable };

/** Asks for another name, and shows what became of it (ACC-26). */
export function NameSection({ user }: { user: User }) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const newest = useQuery(nameChangeQuery(client));
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.nameChange });
  const ask = useFormMutation(askNameChangeMutation, {
    onSuccess: refresh,
    onError: (error) => formProblems(error, failureTexts),
  });
  const { mutateAsync: withdraw } = useMutation({
    ...withdrawNameChangeMutation(client),
    onSettled: refresh,
  });
  const retry = retryOf(newest);
  return (
    <SettingsSection {...section} folds="closed">
      <Card>
        {retry && <ErrorState message={failed} {...retry} />}
        {newest.isPending && <Spinner label={loading} />}
        {newest.data !== undefined && (
          <NameChange
            name={user.name}
            change={newest.data}
            labels={nameChangeLabels}
            formatDay={formatDay}
            onSubmit={async ({ document, ...asked }) => {
              const picture = await preparePicture(document);
              if ('problem' in picture) return { fields: { document: picture.problem } };
              return ask({ ...asked, document: picture.file });
            }}
            onWithdraw={() =>
              withdraw().then(
                () => undefined,
                (error: unknown) => serverMessage(error) ?? nameChangeLabels.unavailable,
              )
            }
          />
        )}
      </Card>
    </SettingsSection>
  );
}
