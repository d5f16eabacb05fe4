import {
  confirmSecondFactorMutation,
  disableSecondFactorMutation,
  formProblems,
  secondFactorQuery,
  startSecondFactorMutation,
  useApiClient,
} from '@imc/api';
import { Card, ErrorState, SettingsSection, Spinner } from '@imc/ui';
import { SecondFactorSettings } from '@imc/ui/membership';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { secondFactorLabels, secondFactorSection } from '../content/second-factor.ts';
import { formatDay } from './dates.ts';
import { retryOf } from './retry.ts';

const failureTexts = { refused: secondFactorLabels.unavailable, failed: secondFactorLabels.unavailable };
const problems = (error: unknown) => formProblems(error, failureTexts);

/** Sets up and removes the second factor (ACC-13 to ACC-19). `onKept` is called when the user says that the recovery codes are kept. */
export function SecondFactorSection({ onKept }: { onKept?: (() => void) | undefined }) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const secondFactor = useQuery(secondFactorQuery(client));
  const retry = retryOf(secondFactor);
  // Other sessions have ended, and the server may answer what it has refused (PPL-10).
  const onSuccess = () => queryClient.invalidateQueries();
  const { mutateAsync: start } = useMutation(startSecondFactorMutation(client));
  const { mutateAsync: confirm } = useMutation({ ...confirmSecondFactorMutation(client), onSuccess });
  const { mutateAsync: disable } = useMutation({ ...disableSecondFactorMutation(client), onSuccess });
  const { title, text } = secondFactorSection;
  return (
    <SettingsSection title={title} text={text}>
      {secondFactor.data ? (
        <SecondFactorSettings
          secondFactor={secondFactor.data}
          labels={secondFactorLabels}
          formatDay={formatDay}
          onStart={(password) => start(password).catch(problems)}
          onConfirm={(code) => confirm(code).catch(problems)}
          onRemove={(sent) => disable(sent).then(() => undefined, problems)}
          {...(onKept && { onKept })}
        />
      ) : (
        <Card>
          {retry ? (
            <ErrorState message={secondFactorSection.failed} {...retry} />
          ) : (
            <Spinner label={secondFactorSection.loading} />
          )}
        </Card>
      )}
    </SettingsSection>
  );
}
