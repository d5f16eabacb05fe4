import { expect, test } from 'vitest';
import { statementGaps } from './statements.ts';

const of = (from_day: string, to_day: string, account: string | null = '6789') => ({
  account,
  from_day,
  to_day,
});

test('PAY-27: gaps are the days between the statements of one account', () => {
  const statements = [
    of('2026-11-10', '2026-11-20'),
    of('2026-10-01', '2026-10-31'),
    of('2026-11-01', '2026-11-05'),
    // Within another one.
    of('2026-10-05', '2026-10-10'),
    of('2026-11-06', '2026-11-09', null),
  ];
  expect(statementGaps(statements)).toEqual([{ account: '6789', from: '2026-11-06', to: '2026-11-09' }]);
  expect(statementGaps([])).toEqual([]);
});
