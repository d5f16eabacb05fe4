import { expect, test } from 'vitest';
import { readJson } from './json-column.ts';

test('an error names the column and not its value', () => {
  expect(() => readJson('information_requests.sections', '["Ada"]')).toThrow(
    'The column information_requests.sections does not match its schema.',
  );
});
