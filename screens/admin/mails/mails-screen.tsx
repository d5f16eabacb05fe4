import {
  callMutation,
  callQuery,
  formProblems,
  type ListParams,
  mailsCall,
  mailsList,
  type OutboxMail,
  resendMailCall,
  useApiClient,
} from '@imc/api';
import { AdminPageHead, InlineMessage, Stack, ToastRegion } from '@imc/ui';
import { MailsTable } from '@imc/ui/membership';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mails as texts } from '../../content/index.ts';
import { useAdminList } from '../../shared/use-admin-list.tsx';
import { useMayCall } from '../../shared/use-may-call.ts';
import { useToasts } from '../../shared/use-toasts.ts';

/** How often the list is reloaded while one of its mails is being sent or queued, in milliseconds. */
const sendingInterval = 3000;

/**
 * Sends mails again. The key makes each failure a new message.
 *
 * @param onSent - Called with the message about a queued mail once the list is reloaded.
 */
function useResend(onSent: (message: string) => void) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<{ readonly key: number; readonly text: string }>();
  const [resending, setResending] = useState<readonly number[]>([]);
  const [resent, setResent] = useState<readonly number[]>([]);
  const { mutateAsync } = useMutation(callMutation(client, resendMailCall));

  const resend = async (mail: OutboxMail): Promise<void> => {
    const about = (message: string) =>
      texts.about(texts.table.templates[mail.template], mail.to?.name ?? texts.table.noRecipient, message);
    setResending((ids) => [...ids, mail.id]);
    let sent: string | undefined;
    try {
      const { message } = await mutateAsync({ mail_id: mail.id });
      sent = about(message || texts.queuedAgain);
      setResent((ids) => [...ids, mail.id]);
      setFailure(undefined);
    } catch (error) {
      const { message } = formProblems(error, { refused: texts.notQueued, failed: texts.notQueued });
      setFailure((before) => ({ key: (before?.key ?? 0) + 1, text: about(message ?? texts.notQueued) }));
    }
    // After a refusal too: somebody else may have sent the mail.
    await queryClient.invalidateQueries({ queryKey: [mailsCall.path] });
    setResending((ids) => ids.filter((id) => id !== mail.id));
    if (sent !== undefined) onSent(sent);
  };
  return { resend, resending, resent, failure };
}

export interface MailsScreenProps {
  /** State of the list, which the parent keeps in the address. */
  params: ListParams<typeof mailsList>;
  /** Called with the new state. */
  onParamsChange: (params: ListParams<typeof mailsList>) => void;
}

/** Sent mails with their states and errors. Failed ones can be sent again (MAIL-11). */
export function MailsScreen({ params, onParamsChange }: MailsScreenProps) {
  const mayResend = useMayCall()(resendMailCall);
  const { toasts, show, dismiss } = useToasts();
  const { resend, resending, resent, failure } = useResend((sent) => {
    show(sent);
    // The row with the button may no longer be in the list.
    heading.current?.focus();
  });
  const {
    query: mails,
    heading,
    table,
  } = useAdminList({
    list: mailsList,
    query: {
      ...callQuery(useApiClient(), mailsCall, params),
      refetchInterval: ({ state: { data: shown } }) =>
        shown?.mails.some(
          (mail) => mail.state === 'sending' || (mail.state === 'queued' && resent.includes(mail.id)),
        )
          ? sendingInterval
          : false,
    },
    params,
    onParamsChange,
    texts: { ...texts, empty: params.state ? texts.emptyState : texts.empty },
  });
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) message.current?.focus();
  }, [failure]);

  return (
    <Stack space="4">
      <AdminPageHead headingRef={heading} title={texts.title} lead={texts.lead} />
      {failure && (
        <InlineMessage key={failure.key} ref={message} tone="failure" role="alert" tabIndex={-1}>
          {failure.text}
        </InlineMessage>
      )}
      <MailsTable
        {...table}
        caption={texts.title}
        mails={mails.data?.mails ?? []}
        labels={texts.table}
        applicationTo={(id) => `/admin/applications?application=${id}`}
        onResend={mayResend ? (mail) => void resend(mail) : undefined}
        resending={resending}
      />
      <ToastRegion label={texts.toasts} dismissLabel={texts.dismiss} toasts={toasts} onDismiss={dismiss} />
    </Stack>
  );
}
