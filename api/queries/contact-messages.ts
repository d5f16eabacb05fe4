import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import {
  deleteMessageCall,
  type MessagesQuery,
  messagesCall,
  setMessageStateCall,
} from '../contract/calls/contact-messages.ts';
import type { MessageState } from '../contract/entities/contact-message.ts';
import { queryKeys } from './query-keys.ts';

/** Returns one page of the messages, newest first, with the number of messages in each state. */
export const messagesQuery = (client: ApiClient, query: MessagesQuery) =>
  queryOptions({
    queryKey: [...queryKeys.messages, query],
    queryFn: ({ signal }) => client(messagesCall, { query: { ...query }, signal }),
  });

/** Sets the state of a message. */
export const setMessageStateMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, state }: { readonly id: number; readonly state: MessageState }) =>
      client(setMessageStateCall, { body: { message_id: id, state } }),
  });

/** Deletes a message, by id. */
export const deleteMessageMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: number) => client(deleteMessageCall, { query: { id } }) });
