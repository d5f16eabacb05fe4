import { expect, test } from 'vitest';
import { closingLine, countsOf, countsOfOne, countsOfStep, sumOf } from './counts.ts';

test.each([
  ['vitest', { numPassedTests: 4, numFailedTests: 0, testResults: [] }, 0, { passed: 4, failed: 0 }],
  ['vitest', { numPassedTests: 4, numFailedTests: 2, testResults: [] }, 1, { passed: 4, failed: 2 }],
  [
    'playwright',
    { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } },
    1,
    { passed: 3, failed: 2 },
  ],
  ['plain', { passed: 5, failed: 1 }, 1, { passed: 5, failed: 1 }],
] as const)('reads the report of %s', (kind, report, exitCode, counts) => {
  expect(countsOf(kind, report, exitCode)).toEqual(counts);
});

test('counts a file that could not be loaded as a failure, but not a file with failed tests', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(countsOf('vitest', { numPassedTests: 2, numFailedTests: 1, testResults }, 1)).toEqual({
    passed: 2,
    failed: 2,
  });
});

test('counts a crash as a failure, with or without a report', () => {
  expect(countsOf('vitest', undefined, 1)).toEqual({ passed: 0, failed: 1 });
  expect(countsOf('vitest', 'no report', 0)).toEqual({ passed: 0, failed: 1 });
  expect(countsOf('vitest', { numPassedTests: 9, numFailedTests: 0 }, 1)).toEqual({ passed: 9, failed: 1 });
});

test('counts a layer without tests as failed', () => {
  expect(countsOf('playwright', { stats: { expected: 0, unexpected: 0 } }, 0)).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('counts checks as one test, and steps only if they fail', () => {
  expect([0, 2].map(countsOfOne)).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
  expect([0, 2].map(countsOfStep)).toEqual([
    { passed: 0, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
});

test('prints the totals in the closing line', () => {
  expect(closingLine(sumOf([{ passed: 2, failed: 0 }, { passed: 3, failed: 1 }, countsOfOne(0)]))).toBe(
    '6 passed, 1 failed',
  );
});
