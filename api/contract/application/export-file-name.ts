import type { ApplicationQuery } from './list-query.ts';

/** Empty without both days. */
const daysIn = (range: string, from: string | undefined, to: string | undefined): string[] => {
  if (from && to) return [range, from, 'to', to];
  if (from) return [range, 'from', from];
  return to ? [range, 'until', to] : [];
};

const codeIn = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 24)
    .replace(/^-+|-+$/g, '');

/**
 * Returns the file name of an export without its ending: 'applications-approved-decided-2026-10-01-to-2026-10-31' (APP-30). Always ASCII and
 * safe in a header. Says that something was searched for, but not what: it may be a person's name.
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
