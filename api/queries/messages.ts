import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import {
  deleteMessageCall,
  type MessagesQuery,
  messagesCall,
  setMessageStateCall,
} from '../contract/calls/messages.ts';
import {
  type FoundMessageState,
  foundMessageStateSchema,
  type MessageState,
} from '../contract/entities/contact-message.ts';
import { queryKeys } from './query-keys.ts';

/** Newest first, with the number of messages in each state. */
export const messagesQuery = (client: ApiClient, query: MessagesQuery) =>
  queryOptions({
    queryKey: [...queryKeys.messages, query],
    queryFn: ({ signal }) => client(messagesCall, { query: { ...query }, signal }),
  });

export interface MessageChange {
  readonly id: number;
  readonly state: MessageState;
  /** With it, the server refuses to overwrite another state (MSG-5). */
  readonly seen?: MessageState | undefined;
}

export const setMessageStateMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, state, seen }: MessageChange) =>
      client(setMessageStateCall, { body: { message_id: id, state, seen_state: seen } }),
  });

/** The state that a refused change would have overwritten. Undefined for any other error. */
export const messageConflict = (error: unknown): FoundMessageState | undefined =>
  error instanceof ApiError && error.httpStatus === 409
    ? foundMessageStateSchema.safeParse(error.answer.changed).data
    : undefined;

export const deleteMessageMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: number) => client(deleteMessageCall, { query: { id } }) });
