import {
  formProblems,
  type MailState,
  mailsPageSize,
  mailsQuery,
  type OutboxMail,
  queryKeys,
  resendMailCall,
  resendMailMutation,
  useApiClient,
} from '@imc/api';
import { InlineMessage, Stack } from '@imc/ui';
import { MailsTable } from '@imc/ui/membership';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mails as texts } from '../../content/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { ScreenHeading } from '../../shared/screen-heading.tsx';
import { type TablePlace, tableAddress } from '../../shared/table-search-params.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { useTabbedTable } from '../../shared/use-tabbed-table.tsx';

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
  place: TablePlace<MailState>;
  /** Called when the user moves to another page of the list. */
  onPlace: (place: TablePlace<MailState>) => void;
}

/** The mails that the server sends: their states, why they failed, and a way to send failed ones again (S-12.160). */
export function MailsScreen({ place, onPlace }: MailsScreenProps) {
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
  const { heading, table } = useTabbedTable({
    query: mails,
    place,
    onPlace,
    addressOf: (next) => tableAddress('/admin/mails', next),
    texts: { ...texts, empty: place.state ? texts.emptyState : texts.empty },
  });
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The row with the button may be gone from the list.
    if (outcome) message.current?.focus();
  }, [outcome]);

  return (
    <Stack space="6">
      <ScreenHeading ref={heading} tabIndex={-1} title={texts.title} lead={texts.lead} />
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
        {...table}
        caption={texts.title}
        mails={mails.data?.mails ?? []}
        pageSize={mailsPageSize.default}
        labels={texts.table}
        formatTime={formatMoment}
        applicationTo={(id) => `/admin/applications?application=${id}`}
        onResend={mayResend ? (mail) => void resend(mail) : undefined}
        resending={resending}
      />
    </Stack>
  );
}
