import { positiveInteger } from './search-params.ts';

/** The place of the user in a table with tabs. */
export interface TablePlace<State extends string> {
  /** State of the rows. Undefined for all. */
  readonly state?: State | undefined;
  /** Words to search for. */
  readonly search?: string | undefined;
  /** Page number, from 1. */
  readonly page: number;
}

/** Reads the place from search parameters. Missing and invalid values default to the first page of all rows. */
export const tablePlaceFrom = <State extends string>(
  params: URLSearchParams,
  states: readonly State[],
): TablePlace<State> => ({
  state: states.find((state) => state === params.get('state')),
  search: params.get('q') || undefined,
  page: positiveInteger(params.get('page')) ?? 1,
});

/** Writes the place as search parameters. Default values are omitted. */
export function tablePlaceParams({ state, search, page }: TablePlace<string>): URLSearchParams {
  const params = new URLSearchParams();
  if (state) params.set('state', state);
  if (search) params.set('q', search);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Returns the address of a place on the page at `path`. */
export function tableAddress(path: string, place: TablePlace<string>): string {
  const params = String(tablePlaceParams(place));
  return params ? `${path}?${params}` : path;
}
