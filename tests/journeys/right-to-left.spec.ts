import { fileURLToPath } from 'node:url';
import { directionSelectors } from '../browser/built-styles.ts';
import { expect, test } from './journey.ts';

test('styles use `:dir()` instead of a list of languages', () => {
  const client = fileURLToPath(new URL('../../app/dist/client', import.meta.url));
  expect(directionSelectors(client)).toEqual([':dir(rtl)']);
});
