import { existsSync } from 'node:fs';
import { coverageLines } from '../../.storybook/pages/coverage-filter.ts';
import { readStatements } from '../../.storybook/pages/statements.ts';
import { expect, test } from './published.ts';

test('every statement is named by a test or shown by stories with all its exact texts (after npm test -- stories)', () => {
  test.skip(!existsSync('test-results/texts'), 'The stories have not been run.');
  const lines = coverageLines(readStatements());
  expect(lines.filter(({ state }) => state === 'none').map(({ id, unseen }) => ({ id, unseen }))).toEqual([]);
});
