import { type AccountGroup, accountGroups } from '@imc/api';
import { positiveInteger } from '../../shared/search-params.ts';

/** Search, filter and page of the list of people. */
export interface PeoplePlace {
  /** Words to search for. Empty for none. */
  readonly q: string;
  /** Role to show. Undefined for everyone. */
  readonly role?: AccountGroup | undefined;
  /** Page number, from 1. */
  readonly page: number;
}

/** Reads the place from search parameters. Missing and invalid values default to the first page of everyone. */
export function peoplePlaceFrom(params: URLSearchParams): PeoplePlace {
  return {
    q: params.get('q') ?? '',
    role: accountGroups.find((group) => group === params.get('role')),
    page: positiveInteger(params.get('page')) ?? 1,
  };
}

/** Writes the place as search parameters. Default values are omitted. */
export function peoplePlaceParams({ q, role, page }: PeoplePlace): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (role) params.set('role', role);
  if (page > 1) params.set('page', String(page));
  return params;
}
