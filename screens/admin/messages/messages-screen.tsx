import {
  type AdminMessage,
  deleteMessageMutation,
  type FoundMessageState,
  formProblems,
  isNotFound,
  type MessageChange,
  type MessageState,
  messageConflict,
  messagesPageSize,
  messagesQuery,
  queryKeys,
  serverMessage,
  setMessageStateMutation,
  useApiClient,
} from '@imc/api';
import { ConfirmDialog, InlineMessage, Link, Stack, ToastRegion } from '@imc/ui';
import { MessageDialog, MessagesTable } from '@imc/ui/membership';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages as texts } from '../../content/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { ScreenHeading } from '../../shared/screen-heading.tsx';
import { type TablePlace, tableAddress } from '../../shared/table-search-params.ts';
import { useTabbedTable } from '../../shared/use-tabbed-table.tsx';
import { useToasts } from '../../shared/use-toasts.ts';

export interface MessagesScreenProps {
  /** The current place. The parent stores it in the address, so that Back, Forward and reload restore it. */
  place: TablePlace<MessageState>;
  /** Called when the user searches or moves to another page of the list. */
  onPlace: (place: TablePlace<MessageState>) => void;
}

/** Messages from the contact forms and the form to join: read, marked as handled, and deleted (S-12.20, S-12.21). */
export function MessagesScreen({ place, onPlace }: MessagesScreenProps) {
  const { state, search, page } = place;
  const client = useApiClient();
  const queryClient = useQueryClient();
  const messages = useQuery({
    ...messagesQuery(client, { q: search?.trim() || undefined, state, page }),
    placeholderData: keepPreviousData,
  });
  const { data } = messages;
  const { heading, table } = useTabbedTable({
    query: messages,
    place,
    onPlace,
    addressOf: (next) => tableAddress('/admin/messages', next),
    texts: { ...texts, failed: serverMessage(messages.error) ?? texts.failed },
  });
  const { toasts, show, dismiss } = useToasts();

  // Kept apart from the list, because a message that is read leaves the list of the new ones.
  const [chosen, setOpened] = useState<AdminMessage>();
  const shown = data?.messages ?? [];
  const opened = shown.find(({ id }) => id === chosen?.id) ?? chosen;
  const [isAsked, setIsAsked] = useState(false);
  const reload = () => queryClient.invalidateQueries({ queryKey: queryKeys.messages });

  /** Shows what another admin has done with a message since it was listed. */
  const showFound = (id: number, { state: found, changed_by, changed_at }: FoundMessageState) =>
    setOpened((message) =>
      message?.id === id ? { ...message, state: found, state_by: changed_by, state_at: changed_at } : message,
    );
  const change = useMutation({
    ...setMessageStateMutation(client),
    onError: (error, { id }: MessageChange) => {
      const found = messageConflict(error);
      // Only opening a message says what was seen, and it leaves alone what somebody has done since. Nobody asked for it, so nothing failed.
      if (found) return showFound(id, found);
      show(
        formProblems(error, { refused: texts.notChanged, failed: texts.notChanged }).message ?? '',
        'failure',
      );
    },
    onSettled: reload,
  });
  const remove = useMutation({
    ...deleteMessageMutation(client),
    onSuccess: ({ message }) => show(message || texts.deleted),
    onError: (error) => show(serverMessage(error) ?? texts.notDeleted, 'failure'),
    onSettled: async (_, error) => {
      await reload();
      setIsAsked(false);
      // A message that another admin has deleted is gone too.
      if (!error || isNotFound(error)) setOpened(undefined);
    },
  });

  const setState = (next: MessageState) => {
    if (!opened) return;
    change.mutate({ id: opened.id, state: next }, { onSuccess: () => setOpened(undefined) });
  };

  return (
    <Stack space="6">
      <ScreenHeading ref={heading} tabIndex={-1} title={texts.title} lead={texts.lead} />
      {data && !data.stored && (
        <InlineMessage title={texts.off.title}>
          {texts.off.text} <Link to={texts.off.link.to}>{texts.off.link.label}</Link>.
        </InlineMessage>
      )}
      <MessagesTable
        {...table}
        caption={texts.title}
        messages={shown}
        pageSize={messagesPageSize.default}
        onOpen={(message) => {
          setOpened(message);
          if (message.state === 'new') change.mutate({ id: message.id, state: 'read', seen: 'new' });
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
        onRemove={() => setIsAsked(true)}
        onClose={() => setOpened(undefined)}
      />
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        message={texts.confirm.question(opened?.name ?? '')}
        cancelLabel={texts.confirm.cancel}
        confirmLabel={texts.confirm.remove}
        busy={remove.isPending}
        onConfirm={() => opened && remove.mutate(opened.id)}
        onClose={() => setIsAsked(false)}
        // The row with the button may be gone.
        returnFocus={() => heading.current}
      />
      <ToastRegion label={texts.toasts} dismissLabel={texts.dismiss} toasts={toasts} onDismiss={dismiss} />
    </Stack>
  );
}
