import { type ApplicationStatus, applicationStatuses } from '@imc/api';

/** Status of the applications in the list, or all of them. */
export type StatusFilter = ApplicationStatus | 'all';

/** The place of the user in the review: filter and page of the list, and the open application. */
export interface ListPlace {
  readonly filter: StatusFilter;
  /** Page of the list, from 1. */
  readonly page: number;
  /** Id of the open application; undefined if the list is shown. */
  readonly openId?: number | undefined;
}

const positiveInteger = (text: string | null): number | undefined => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** Reads the place from search parameters. Missing and invalid values default to the first page of the unfiltered list. */
export function placeFrom(params: URLSearchParams): ListPlace {
  const status = params.get('status');
  return {
    filter: applicationStatuses.find((known) => known === status) ?? 'all',
    page: positiveInteger(params.get('page')) ?? 1,
    openId: positiveInteger(params.get('application')),
  };
}

/** Writes the place as search parameters. Default values are omitted. */
export function placeParams({ filter, page, openId }: ListPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (filter !== 'all') params.set('status', filter);
  if (page > 1) params.set('page', String(page));
  if (openId !== undefined) params.set('application', String(openId));
  return params;
}
