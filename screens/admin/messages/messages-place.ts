import { type MessageState, messageStates } from '@imc/api';
import { positiveInteger } from '../../shared/search-params.ts';

/** The place of the user in the list of messages. */
export interface MessagesPlace {
  /** State whose messages are shown. Undefined for all. */
  readonly state: MessageState | undefined;
  /** Words to search for. Empty for none. */
  readonly search: string;
  /** Page number, from 1. */
  readonly page: number;
}

/** Reads the place from search parameters. Missing and invalid values default to the first page of all messages. */
export const messagesPlaceFrom = (params: URLSearchParams): MessagesPlace => ({
  state: messageStates.find((state) => state === params.get('state')),
  search: params.get('q') ?? '',
  page: positiveInteger(params.get('page')) ?? 1,
});

/** Writes the place as search parameters. Default values are omitted. */
export function messagesPlaceParams({ state, search, page }: MessagesPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (state) params.set('state', state);
  if (search) params.set('q', search);
  if (page > 1) params.set('page', String(page));
  return params;
}
