import { type ApplicationFilters, chosenFilters, readApplicationFilters } from '@imc/api';

/** State of the review page that its address holds: the filters and page of the list, and which application is open. */
export interface ListPlace {
  readonly filters: ApplicationFilters;
  /** Page number, from 1. */
  readonly page: number;
  /** Id of the open application. Undefined while the list is shown. */
  readonly openId?: number | undefined;
}

const wholeNumber = (text: string | null): number | undefined => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** Reads the state from the parameters of an address. Ignores values that are not valid. */
export const placeFrom = (params: URLSearchParams): ListPlace => ({
  filters: readApplicationFilters((name) => params.get(name)),
  page: wholeNumber(params.get('page')) ?? 1,
  openId: wholeNumber(params.get('application')),
});

/** Writes the state as parameters of an address. The first page of all applications has none. */
export function placeParams({ filters, page, openId }: ListPlace): URLSearchParams {
  const params = new URLSearchParams(chosenFilters(filters));
  if (page > 1) params.set('page', String(page));
  if (openId !== undefined) params.set('application', String(openId));
  return params;
}
