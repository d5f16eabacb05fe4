import { type ApplicationStatus, applicationStatuses } from '@imc/api';

/** Which applications the list shows: a state, or all of them. */
export type StatusFilter = ApplicationStatus | 'all';

/** Where the person is in the review: which part of the list, and which application is open. */
export interface ListPlace {
  readonly filter: StatusFilter;
  /** From 1. */
  readonly page: number;
  /** Id of the open application; undefined while the list stands there. */
  readonly openId?: number | undefined;
}

const wholeNumber = (text: string | null): number | undefined => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** The place as an address says it. What says nothing usable is the beginning of the whole list. */
export function placeFrom(params: URLSearchParams): ListPlace {
  const status = params.get('status');
  return {
    filter: applicationStatuses.find((known) => known === status) ?? 'all',
    page: wholeNumber(params.get('page')) ?? 1,
    openId: wholeNumber(params.get('application')),
  };
}

/** The place as an address says it; the beginning of the whole list says nothing. */
export function placeParams({ filter, page, openId }: ListPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (filter !== 'all') params.set('status', filter);
  if (page > 1) params.set('page', String(page));
  if (openId !== undefined) params.set('application', String(openId));
  return params;
}
