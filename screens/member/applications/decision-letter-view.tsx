import {
  type ApplicationDetails,
  applicationReference,
  callQuery,
  categoryWithLetters,
  decisionSentences,
  documentName,
  memberApplicationQuery,
  membershipCall,
  paymentDetailsQuery,
  shownStatus,
  type User,
  useApiClient,
} from '@imc/api';
import { Cluster, Heading, Stack, Text } from '@imc/ui';
import { nowrapWords } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { registrarName, decisionLetter as texts } from '../../content/index.ts';
import { formatLongDay } from '../../shared/dates.ts';
import { DocumentView } from '../../shared/document-view.tsx';
import { MailLink } from '../../shared/mail-link.tsx';
import { retryOf } from '../../shared/retry.ts';

/** What the letter says. Undefined if the application is not decided. */
function letterOf(application: ApplicationDetails) {
  const status = shownStatus(application);
  const { grade, history, decisionReason } = application;
  if (!grade || (status !== 'approved' && status !== 'rejected')) return undefined;
  const at = history.findLast(({ kind }) => kind === status)?.at;
  if (at === undefined) return undefined;
  return { grade, at, status, reason: decisionReason };
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
  const client = useApiClient();
  const query = useQuery(memberApplicationQuery(client, user.email, id));
  const application = query.data;
  const letter = application && letterOf(application);
  // The committee's mailbox, as the settings have it.
  const email = useQuery(paymentDetailsQuery(client)).data?.email;
  const isApproved = letter?.status === 'approved';
  const { data } = useQuery({ ...callQuery(client, membershipCall, {}), enabled: isApproved });
  const number = isApproved && data?.membership?.grade === letter.grade ? data.membership.number : undefined;
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
              children: (
                <>
                  <Cluster justify="between" align="start" space="4">
                    <Text>{`${documentName(application) || user.name}\n${application.postalAddress}`}</Text>
                    <Text>{formatLongDay(letter.at)}</Text>
                  </Cluster>
                  <Text>
                    {texts.salutation(
                      application.surname ? `${application.title} ${application.surname}`.trim() : user.name,
                    )}
                  </Text>
                  <Text>
                    <strong>{nowrapWords(texts.subject(categoryWithLetters(letter.grade), number))}</strong>
                  </Text>
                  <Text>
                    {decisionSentences[letter.status]} {isApproved && texts.letters(letter.grade)}
                  </Text>
                  {letter.reason && (
                    <Stack space="2">
                      <Heading level={3} size="label">
                        {texts.reason}
                      </Heading>
                      <Text>{letter.reason}</Text>
                    </Stack>
                  )}
                  {!isApproved && (
                    <Text>
                      {!letter.reason && `${texts.noReason} `}
                      {texts.next}
                    </Text>
                  )}
                  {email !== undefined && (
                    <Text>
                      {texts.contact} <MailLink address={email} />.
                    </Text>
                  )}
                  <Text>{texts.closing}</Text>
                </>
              ),
              signatory: (
                <>
                  <strong>{registrarName}</strong>
                  <br />
                  {texts.signatory}
                </>
              ),
            }
          : undefined
      }
    />
  );
}
