import { type MailState, mailStates } from '@imc/api';
import { positiveInteger } from '../../shared/search-params.ts';

/** The place of the user in the list of mails. */
export interface MailsPlace {
  /** State whose mails are shown. Undefined for all. */
  readonly state?: MailState | undefined;
  /** Page number, from 1. */
  readonly page: number;
}

/** Reads the place from search parameters. Missing and invalid values default to the first page of all mails. */
export const placeFrom = (params: URLSearchParams): MailsPlace => ({
  state: mailStates.find((state) => state === params.get('state')),
  page: positiveInteger(params.get('page')) ?? 1,
});

/** Writes the place as search parameters. Default values are omitted. */
export function placeParams({ state, page }: MailsPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (state) params.set('state', state);
  if (page > 1) params.set('page', String(page));
  return params;
}
