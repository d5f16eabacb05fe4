import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../freshness.ts';
import { failuresOf } from './failures.ts';

test('names the failed tests and the broken files of Vitest', () => {
  const testResults = [
    {
      name: join(projectRoot, 'ui/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'passed' },
        {
          fullName: 'subtracts',
          status: 'failed',
          failureMessages: ['\u001b[31mError: expected 1 to be 2\u001b[39m\n  at line 3'],
        },
      ],
    },
    {
      name: join(projectRoot, 'ui/b.test.ts'),
      status: 'failed',
      message: 'No such module',
      assertionResults: [],
    },
    { name: join(projectRoot, 'ui/c.test.ts'), status: 'passed', assertionResults: [] },
  ];
  expect(failuresOf('vitest', { testResults })).toEqual([
    'ui/a.test.ts › subtracts: Error: expected 1 to be 2',
    'ui/b.test.ts: No such module',
  ]);
});

test('names the failed and flaky tests of Playwright, at any depth', () => {
  const spec = (title: string, ok: boolean, status: string) => ({
    title,
    file: 'home.spec.ts',
    ok,
    tests: [{ status, results: [{ errors: [{ message: `${title} broke\nsecond line` }] }] }],
  });
  const suites = [
    {
      title: 'home.spec.ts',
      specs: [spec('opens', true, 'expected'), spec('closes', true, 'flaky')],
      suites: [{ title: 'phone', specs: [spec('scrolls', false, 'unexpected')] }],
    },
  ];
  expect(failuresOf('playwright', { suites })).toEqual([
    'home.spec.ts › closes: closes broke',
    'home.spec.ts › scrolls: scrolls broke',
  ]);
});

test.each(['vitest', 'playwright', 'plain'] as const)('names nothing without a report of %s', (kind) => {
  expect(failuresOf(kind, undefined)).toEqual([]);
  expect(failuresOf(kind, {})).toEqual([]);
});
