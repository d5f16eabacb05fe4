import { expect, test } from 'vitest';
import { reachedTests } from './changes.ts';

const admission = 'tests/journeys/admission.spec.ts';
const blog = 'tests/journeys/blog.spec.ts';
const contrast = 'ui/tokens/contrast.test.ts';
const references = 'tests/documents/references.test.ts';
const tests = [admission, blog, contrast, references];

test('reaches what imports a change, and the tests that read the repository', () => {
  expect(reachedTests(['docs/glossary.md'], tests)).toEqual([references]);
  expect(reachedTests([contrast], tests)).toEqual([contrast, references]);
});

test('reaches a few journeys if the product changes', () => {
  expect(reachedTests(['server/app.ts'], tests)).toEqual([admission, references]);
});

test('reaches every test if the configuration changes', () => {
  expect(reachedTests(['package-lock.json'], tests)).toEqual(tests);
});
