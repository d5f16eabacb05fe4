import { isEmail, type SecurityLogQuery, securityEventKinds } from '@imc/api';
import { positiveInteger } from '../../shared/search-params.ts';

/** Filters and page of the security log. */
export type SecurityLogPlace = SecurityLogQuery;

const dayFrom = (text: string | null): string | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;

/** Reads an account: its number or its e-mail address. Undefined if the text is neither. */
export const accountFrom = (text: string | null): number | string | undefined =>
  positiveInteger(text) ?? (text && isEmail(text) ? text.trim() : undefined);

/** Reads the place from search parameters, or from the fields of the filters. Missing and invalid values are left out. */
export const securityLogPlaceFrom = (params: { get(name: string): string | null }): SecurityLogPlace => ({
  kind: securityEventKinds.find((kind) => kind === params.get('kind')),
  account: accountFrom(params.get('account')),
  from: dayFrom(params.get('from')),
  to: dayFrom(params.get('to')),
  before: positiveInteger(params.get('before')),
});

/** Writes the place as search parameters. */
export function securityLogPlaceParams(place: SecurityLogPlace): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(place)) if (value !== undefined) params.set(name, String(value));
  return params;
}
