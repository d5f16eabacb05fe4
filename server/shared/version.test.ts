import { expect, test } from 'vitest';
import { readVersion } from './version.ts';

test('the repository has the version of its package, and its commit', () => {
  const { version, commit } = readVersion();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  // Undefined without Git.
  expect(commit ?? '').toMatch(/^([0-9a-f]{40}(-dirty)?)?$/);
});
