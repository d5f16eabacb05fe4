import { type ApplicationFilters, chosenFilters, readApplicationFilters } from '@imc/api';

/** The place of the user in the review: filters and page of the list, and the open application. */
export interface ListPlace {
  readonly filters: ApplicationFilters;
  /** Page number, from 1. */
  readonly page: number;
  /** Id of the open application. Undefined while the list is shown. */
  readonly openId?: number | undefined;
}

const positiveInteger = (text: string | null): number | undefined => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** Reads the place from search parameters. Missing and invalid values default to the first page of the unfiltered list. */
export const placeFrom = (params: URLSearchParams): ListPlace => ({
  filters: readApplicationFilters((name) => params.get(name)),
  page: positiveInteger(params.get('page')) ?? 1,
  openId: positiveInteger(params.get('application')),
});

/** Writes the place as search parameters. Default values are omitted. */
export function placeParams({ filters, page, openId }: ListPlace): URLSearchParams {
  const params = new URLSearchParams(chosenFilters(filters));
  if (page > 1) params.set('page', String(page));
  if (openId !== undefined) params.set('application', String(openId));
  return params;
}
