import type { ApplicationQuery } from './list-query.ts';

/** Returns the words for the first and last day of a range. None without both. */
const daysIn = (range: string, from: string | undefined, to: string | undefined): string[] => {
  if (from && to) return [range, from, 'to', to];
  if (from) return [range, 'from', from];
  return to ? [range, 'until', to] : [];
};

/** Returns a marketer's code in small letters, digits and hyphens. */
const codeIn = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 24)
    .replace(/^-+|-+$/g, '');

/**
 * Returns the name of an export's file without its ending, which says what was chosen (APP-30): 'applications-approved-decided-2026-10-01-to-2026-10-31'.
 * Always ASCII and safe in a header. What was searched for may be a person's name, so the name says only that something was.
 */
export function exportName(query: ApplicationQuery): string {
  const { status, grade, payment, from, to, decided_from, decided_to, marketer, q } = query;
  const code = codeIn(marketer ?? '');
  return [
    'applications',
    ...(status ? [status] : []),
    ...(grade ? [grade.toLowerCase()] : []),
    ...(payment ? ['payment', payment] : []),
    ...daysIn('submitted', from, to),
    ...daysIn('decided', decided_from, decided_to),
    ...(code ? ['marketer', code] : []),
    ...(q ? ['search'] : []),
  ].join('-');
}
