import { expect, test } from 'vitest';
import { reachedTests } from './changes.ts';

const homeJourney = 'tests/journeys/home.spec.ts';
const blogJourney = 'tests/journeys/blog.spec.ts';
const contrast = 'ui/tokens/contrast.test.ts';
const references = 'tests/documents/references.test.ts';
const tests = [homeJourney, blogJourney, contrast, references];

test('reaches what imports a change, and the tests that read the repository', () => {
  expect(reachedTests(['docs/glossary.md'], tests)).toEqual([references]);
  expect(reachedTests([contrast], tests)).toEqual([contrast, references]);
});

test('reaches a few journeys if the product changes', () => {
  expect(reachedTests(['server/app.ts'], tests)).toEqual([homeJourney, references]);
});

test('reaches every test if the configuration changes', () => {
  expect(reachedTests(['package-lock.json'], tests)).toEqual(tests);
});
