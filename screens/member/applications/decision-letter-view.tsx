import {
  type ApplicationDetails,
  applicationReference,
  categoryWithLetters,
  documentName,
  memberApplicationQuery,
  shownStatus,
  type User,
  useApiClient,
} from '@imc/api';
import { Heading, Stack, Text } from '@imc/ui';
import { useQuery } from '@tanstack/react-query';
import { decisionLetter as texts } from '../../content/index.ts';
import { formatLongDay } from '../../shared/dates.ts';
import { DocumentView } from '../../shared/document-view.tsx';
import { retryOf } from '../../shared/retry.ts';

/** What the letter says. Undefined if the application is not decided. */
function letterOf(application: ApplicationDetails) {
  const status = shownStatus(application);
  const { grade, history, decisionReason } = application;
  if (!grade || (status !== 'approved' && status !== 'rejected')) return undefined;
  const at = history.findLast(({ kind }) => kind === status)?.at;
  if (at === undefined) return undefined;
  return { grade, at, decision: texts.decisions[status], reason: decisionReason };
}

/** The decision on one of the member's applications as a letter (APP-69). Prints on one A4 page. */
export function DecisionLetterView({
  user,
  id,
  onBack,
}: {
  /** The signed-in member. */
  user: User;
  /** Id of the application. */
  id: number;
  /** Called when the user returns to the list. */
  onBack: () => void;
}) {
  const query = useQuery(memberApplicationQuery(useApiClient(), user.email, id));
  const application = query.data;
  const letter = application && letterOf(application);
  return (
    <DocumentView
      texts={texts}
      isPending={query.isPending}
      retry={retryOf(query)}
      onBack={onBack}
      sheet={
        application && letter
          ? {
              grade: letter.grade,
              number: applicationReference(id),
              facts: [
                { label: texts.facts.name, value: documentName(application) || user.name },
                { label: texts.facts.grade, value: categoryWithLetters(letter.grade) },
                { label: texts.facts.date, value: formatLongDay(letter.at) },
              ],
              children: (
                <>
                  <Text>{letter.decision}</Text>
                  {letter.reason && (
                    <Stack space="2">
                      <Heading level={3} size="label">
                        {texts.reason}
                      </Heading>
                      <Text>{letter.reason}</Text>
                    </Stack>
                  )}
                </>
              ),
              foot: texts.closing,
            }
          : undefined
      }
    />
  );
}
