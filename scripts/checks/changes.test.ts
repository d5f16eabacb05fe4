import { expect, test } from 'vitest';
import { gitIn } from '../base-revision.ts';
import { projectRoot } from '../freshness.ts';
import { reachedTests, sourceFiles } from './changes.ts';

const admission = 'tests/journeys/admission.spec.ts';
const blog = 'tests/journeys/blog.spec.ts';
const contrast = 'ui/tokens/contrast.test.ts';
const references = 'tests/documents/references.test.ts';
const tests = [admission, blog, contrast, references];

test('reaches what imports a change, and the tests that read the repository', () => {
  expect(reachedTests(['docs/glossary.md'], tests)).toEqual([references]);
  expect(reachedTests([contrast], tests)).toEqual([contrast, references]);
});

test('reaches a few journeys if the app changes', () => {
  expect(reachedTests(['app/src/root.tsx'], tests)).toEqual([admission, references]);
});

test('reaches all calls on one database, not each test that starts the server, if a service changes', () => {
  const started = sourceFiles(gitIn(projectRoot)).filter((path) => /^(server|tests\/contract)\//.test(path));
  const payments = 'server/features/payments/payments.test.ts';
  const calls = 'tests/contract/sqlite.test.ts';
  const reached = reachedTests(['server/features/payments/payments.ts'], [...tests, ...started]);
  expect(reached).toEqual(expect.arrayContaining([payments, calls]));
  expect(reached).not.toContain('server/features/newsletter/newsletter.test.ts');
});

test('reaches every test if the configuration changes', () => {
  expect(reachedTests(['package-lock.json'], tests)).toEqual(tests);
});
