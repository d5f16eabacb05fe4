import {
  formProblems,
  mailsPageSize,
  mailsQuery,
  type OutboxMail,
  queryKeys,
  resendMailCall,
  resendMailMutation,
  useApiClient,
} from '@imc/api';
import { EmptyState, ErrorState, Heading, InlineMessage, Spinner, Stack, Text } from '@imc/ui';
import { MailsTable } from '@imc/ui/membership';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { count, mails as texts } from '../../content/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { retryOf } from '../../shared/retry.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { type MailsPlace, placeParams } from './mails-place.ts';

/** How often the list is loaded again while one of its mails is being sent or was queued again, in milliseconds. */
const sendingInterval = 3000;

/** Outcome of sending a mail again. The key makes each one a new message. */
interface Outcome {
  readonly key: number;
  readonly tone: 'success' | 'failure';
  readonly text: string;
}

/** Sends mails again. Returns which are being queued, which were queued, and the outcome of the last one. */
function useResend() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const [resending, setResending] = useState<readonly number[]>([]);
  const [resent, setResent] = useState<readonly number[]>([]);
  const { mutateAsync } = useMutation(resendMailMutation(client));
  const tell = (tone: Outcome['tone'], text: string) =>
    setOutcome((before) => ({ key: (before?.key ?? 0) + 1, tone, text }));

  const resend = async (mail: OutboxMail): Promise<void> => {
    const about = (message: string) =>
      texts.about(texts.table.templates[mail.template], mail.to?.name ?? texts.table.noRecipient, message);
    setResending((ids) => [...ids, mail.id]);
    try {
      const { message } = await mutateAsync(mail.id);
      setResent((ids) => [...ids, mail.id]);
      tell('success', about(message || texts.queuedAgain));
    } catch (error) {
      const { message } = formProblems(error, { refused: texts.notQueued, failed: texts.notQueued });
      tell('failure', about(message ?? texts.notQueued));
    }
    // After a refusal too: somebody else may have sent the mail.
    await queryClient.invalidateQueries({ queryKey: queryKeys.mails });
    setResending((ids) => ids.filter((id) => id !== mail.id));
  };
  return { resend, resending, resent, outcome };
}

export interface MailsScreenProps {
  /** The current place. The parent stores it in the address, so that Back, Forward and reload restore it. */
  place: MailsPlace;
  /** Called when the user moves to another page of the list. */
  onPlace: (place: MailsPlace) => void;
}

/** The mails that the server sends: their states, why they failed, and a way to send failed ones again (S-12.160). */
export function MailsScreen({ place, onPlace }: MailsScreenProps) {
  const { state, page } = place;
  const mayResend = useMayCall()(resendMailCall);
  const { resend, resending, resent, outcome } = useResend();
  const mails = useQuery({
    ...mailsQuery(useApiClient(), place),
    refetchInterval: ({ state: { data: shown } }) =>
      shown?.mails.some(
        (mail) => mail.state === 'sending' || (mail.state === 'queued' && resent.includes(mail.id)),
      )
        ? sendingInterval
        : false,
  });
  const { data } = mails;
  const retry = retryOf(mails);
  const heading = useRef<HTMLHeadingElement>(null);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The row with the button may be gone from the list.
    if (outcome) message.current?.focus();
  }, [outcome]);

  return (
    <Stack space="6">
      <Stack space="2">
        <Heading level={1} ref={heading} tabIndex={-1}>
          {texts.title}
        </Heading>
        <Text tone="muted" measure>
          {texts.lead}
        </Text>
      </Stack>
      {outcome && (
        <InlineMessage
          key={outcome.key}
          ref={message}
          tone={outcome.tone}
          role={outcome.tone === 'failure' ? 'alert' : 'status'}
          tabIndex={-1}
        >
          {outcome.text}
        </InlineMessage>
      )}
      <MailsTable
        caption={texts.title}
        mails={data?.mails ?? []}
        counts={data?.counts}
        total={data?.total ?? 0}
        pageSize={mailsPageSize.default}
        state={state}
        stateTo={(next) => {
          const query = String(placeParams({ state: next, page: 1 }));
          return query ? `/admin/mails?${query}` : '/admin/mails';
        }}
        page={page}
        onPageChange={(next) => {
          // On a new page, focus moves to the heading instead of staying on the button below the list.
          heading.current?.focus();
          onPlace({ state, page: next });
        }}
        labels={texts.table}
        formatTime={formatMoment}
        formatCount={count}
        applicationTo={(id) => `/admin/applications?application=${id}`}
        onResend={mayResend ? (mail) => void resend(mail) : undefined}
        resending={resending}
        loading={mails.isPending && <Spinner label={texts.loading} />}
        error={retry && <ErrorState message={texts.failed} {...retry} />}
        empty={<EmptyState {...(state ? texts.emptyState : texts.empty)} />}
      />
    </Stack>
  );
}
