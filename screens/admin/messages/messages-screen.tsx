import {
  type AdminMessage,
  callMutation,
  callQuery,
  deleteMessageCall,
  type FoundMessageState,
  formProblems,
  isNotFound,
  type ListParams,
  type MessageState,
  messageConflict,
  messagesCall,
  messagesList,
  serverMessage,
  setMessageStateCall,
  useApiClient,
} from '@imc/api';
import { AdminPageHead, ConfirmDialog, InlineMessage, Link, Stack, ToastRegion } from '@imc/ui';
import { MessageDialog, MessagesTable } from '@imc/ui/membership';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages as texts } from '../../content/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { useAdminList } from '../../shared/use-admin-list.tsx';
import { useToasts } from '../../shared/use-toasts.ts';

export interface MessagesScreenProps {
  /** State of the list, which the parent keeps in the address. */
  params: ListParams<typeof messagesList>;
  /** Called with the new state. */
  onParamsChange: (params: ListParams<typeof messagesList>) => void;
}

/** Messages from the contact and join forms: read, marked as handled, and deleted (MSG-3, MSG-4). */
export function MessagesScreen({ params, onParamsChange }: MessagesScreenProps) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const {
    query: { data },
    heading,
    table,
  } = useAdminList({
    list: messagesList,
    query: callQuery(client, messagesCall, params),
    params,
    onParamsChange,
    texts,
  });
  const { toasts, show, dismiss } = useToasts();

  // Apart from the list, because a message that is read leaves the list of new ones.
  const [chosen, setOpened] = useState<AdminMessage>();
  const shown = data?.messages ?? [];
  const opened = shown.find(({ id }) => id === chosen?.id) ?? chosen;
  const [isAsked, setIsAsked] = useState(false);
  const reload = () => queryClient.invalidateQueries({ queryKey: [messagesCall.path] });

  /** Shows another admin's change to a message since the list was loaded. */
  const showFound = (id: number, { state: found, changed_by, changed_at }: FoundMessageState) =>
    setOpened((message) =>
      message?.id === id ? { ...message, state: found, state_by: changed_by, state_at: changed_at } : message,
    );
  const change = useMutation({
    ...callMutation(client, setMessageStateCall),
    onError: (error, { message_id }) => {
      const found = messageConflict(error);
      // Opening a message must not overwrite another admin's change. The user did not ask for a change, so this is no error.
      if (found) return showFound(Number(message_id), found);
      show(
        formProblems(error, { refused: texts.notChanged, failed: texts.notChanged }).message ?? '',
        'failure',
      );
    },
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: (id: number) => client(deleteMessageCall, { query: { id } }),
    onSuccess: ({ message }) => show(message || texts.deleted),
    onSettled: async (_, error) => {
      await reload();
      // If another admin has deleted the message, the result is the same.
      if (error && !isNotFound(error)) return;
      if (error) show(serverMessage(error) ?? texts.notDeleted, 'info');
      setIsAsked(false);
      setOpened(undefined);
    },
  });

  const setState = (next: MessageState) => {
    if (!opened) return;
    change.mutate({ message_id: opened.id, state: next }, { onSuccess: () => setOpened(undefined) });
  };

  return (
    <Stack space="4">
      <AdminPageHead headingRef={heading} title={texts.title} lead={texts.lead} />
      {data && !data.stored && (
        <InlineMessage title={texts.off.title}>
          {texts.off.text} <Link to={texts.off.link.to}>{texts.off.link.label}</Link>.
        </InlineMessage>
      )}
      <MessagesTable
        {...table}
        caption={texts.title}
        messages={shown}
        onOpen={(message) => {
          setOpened(message);
          if (message.state === 'new')
            change.mutate({ message_id: message.id, state: 'read', seen_state: 'new' });
        }}
        labels={texts.table}
        formatTime={formatMoment}
      />
      <MessageDialog
        message={isAsked ? undefined : opened}
        labels={texts.dialog}
        formatTime={formatMoment}
        busy={change.isPending}
        onHandled={(isHandled) => setState(isHandled ? 'handled' : 'read')}
        onRemove={() => {
          remove.reset();
          setIsAsked(true);
        }}
        onClose={() => setOpened(undefined)}
      />
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        message={texts.confirm.question(opened?.name ?? '')}
        cancelLabel={texts.confirm.cancel}
        confirmLabel={texts.confirm.remove}
        busy={remove.isPending}
        error={remove.isError && (serverMessage(remove.error) ?? texts.notDeleted)}
        onConfirm={() => opened && remove.mutate(opened.id)}
        onClose={() => setIsAsked(false)}
        // The row with the button may be gone.
        returnFocus={() => heading.current}
      />
      <ToastRegion label={texts.toasts} dismissLabel={texts.dismiss} toasts={toasts} onDismiss={dismiss} />
    </Stack>
  );
}
