import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../freshness.ts';
import { closingLines, playwrightTests, resultOf, vitestTests } from './report.ts';

const failing = { name: 'a.test.ts › adds', seconds: 1, error: 'expected 1 to be 2', command: 'repeat it' };
const passing = { name: 'a.test.ts › opens', seconds: 2, command: 'repeat the other' };

test('reads the tests and the broken files of Vitest, with the commands that repeat them', () => {
  const testResults = [
    {
      name: join(projectRoot, 'ui/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'passed', duration: 1500 },
        { fullName: 'is skipped', status: 'pending' },
        {
          fullName: "subtracts (it's hard)",
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
  ];
  expect(vitestTests('unit')({ testResults })).toEqual([
    {
      name: 'ui/a.test.ts › adds',
      seconds: 1.5,
      command: "npx vitest run --project 'unit' ui/a.test.ts -t 'adds'",
    },
    {
      name: 'ui/a.test.ts › is skipped',
      seconds: 0,
      command: "npx vitest run --project 'unit' ui/a.test.ts -t 'is skipped'",
      skipped: true,
    },
    {
      name: "ui/a.test.ts › subtracts (it's hard)",
      seconds: 0,
      error: 'Error: expected 1 to be 2',
      command: "npx vitest run --project 'unit' ui/a.test.ts -t 'subtracts \\(it'\\''s hard\\)'",
    },
    {
      name: 'ui/b.test.ts',
      seconds: 0,
      error: 'No such module',
      command: "npx vitest run --project 'unit' ui/b.test.ts",
    },
  ]);
});

test('reads the tests of Playwright at any depth, of which flaky ones have failed', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: [{ status, results: [{ duration: 2000, errors: [{ message: `${title} broke\nsecond line` }] }] }],
  });
  const suites = [
    {
      title: 'home.spec.ts',
      specs: [spec('is skipped', 'skipped'), spec('closes', 'flaky')],
      suites: [{ title: 'phone', specs: [spec('scrolls', 'unexpected')] }],
    },
  ];
  const command = "npx playwright test -c playwright.config.ts home.spec.ts:7 -g 'scrolls'";
  expect(playwrightTests('playwright.config.ts')({ suites }).slice(2)).toEqual([
    { name: 'home.spec.ts › scrolls', seconds: 2, error: 'scrolls broke', command },
  ]);
  expect(playwrightTests('playwright.config.ts')({ suites })).toMatchObject([
    { skipped: true },
    { error: 'closes broke' },
    {},
  ]);
});

test('counts a crash and a layer without tests as one failure', () => {
  const skipped = { ...passing, skipped: true };
  expect(resultOf([passing, failing, skipped], 1)).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
  expect(resultOf([passing], 0)).toMatchObject({ passed: 1, failed: 0 });
  expect(resultOf([passing], 1)).toMatchObject({ passed: 1, failed: 1 });
  expect(resultOf([], 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('ends with the slowest tests, the failed ones and the totals', () => {
  const results = [
    { name: 'types', passed: 0, failed: 1 },
    { name: 'unit', ...resultOf([failing, passing], 1) },
  ];
  expect(closingLines(results)).toEqual([
    'The slowest tests:',
    '    2.0 s   unit: a.test.ts › opens',
    '    1.0 s   unit: a.test.ts › adds',
    '',
    'Failed, each with the command that repeats it:',
    '✗ types',
    '    npm test -- types',
    '✗ unit: a.test.ts › adds: expected 1 to be 2',
    '    repeat it',
    '',
    '1 passed, 2 failed',
  ]);
});
