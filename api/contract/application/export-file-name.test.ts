import { describe, expect, it } from 'vitest';
import { exportName } from './export-file-name.ts';
import type { ApplicationQuery } from './list-query.ts';

describe('the name of an export', () => {
  it.each<[ApplicationQuery, string]>([
    [{}, 'applications'],
    [{ sort: 'name', order: 'asc' }, 'applications'],
    [
      { status: 'approved', decided_from: '2026-10-01', decided_to: '2026-10-31' },
      'applications-approved-decided-2026-10-01-to-2026-10-31',
    ],
    [{ from: '2026-10-01' }, 'applications-submitted-from-2026-10-01'],
    [{ decided_to: '2026-10-31' }, 'applications-decided-until-2026-10-31'],
    [{ grade: 'FIMC', payment: 'confirmed' }, 'applications-fimc-payment-confirmed'],
    [{ q: 'Adéọlá "; filename=x' }, 'applications-search'],
    [{ marketer: ' MKT/Ada\r\n"7" ' }, 'applications-marketer-mkt-ada-7'],
    [{ marketer: 'Ọ' }, 'applications'],
  ])('%j is %s', (query, name) => {
    expect(exportName(query)).toBe(name);
  });

  it('is short, whatever is chosen', () => {
    const query: ApplicationQuery = {
      status: 'approved',
      grade: 'FIMC',
      payment: 'confirmed',
      from: '2026-10-01',
      to: '2026-10-31',
      decided_from: '2026-10-01',
      decided_to: '2026-10-31',
      marketer: 'x'.repeat(100),
      q: 'x',
    };
    expect(exportName(query).length).toBeLessThan(160);
  });
});
