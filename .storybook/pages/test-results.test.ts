import { expect, test } from 'vitest';
import { addRun, axeResult, axeRules, type TestReport } from '../test-report/report.ts';
import type { IndexEntry } from './story-index.ts';
import { countOutcomes, filterResults, resultGroups, ruleLines } from './test-results.ts';

const entry = (id: string, name: string, more: Partial<IndexEntry> = {}): IndexEntry => ({
  id,
  name,
  title: 'Actions/Button',
  type: 'story',
  ...more,
});

const index = new Map([
  [
    'Actions/Button',
    [
      entry('button--docs', 'Docs', { type: 'docs' }),
      entry('button--playground', 'Playground', { tags: ['play-fn'] }),
      entry('button--playground:by-keyboard', 'by keyboard', { subtype: 'test' }),
      entry('button--matrix', 'Matrix'),
    ],
  ],
  ['Welcome', [entry('welcome--docs', 'Docs', { type: 'docs', title: 'Welcome' })]],
]);

const rule = (id: string, elements: number) => ({
  id,
  help: `Keep ${id}`,
  helpUrl: `https://rules.example/${id}`,
  nodes: Array.from({ length: elements }),
});

const run = {
  passes: [rule('button-name', 4)],
  violations: [rule('color-contrast', 2)],
  incomplete: [rule('label', 1)],
  inapplicable: [rule('video-caption', 0)],
};

const report: TestReport = {
  finishedAt: '2026-11-22T10:00:00.000Z',
  revision: 'a1b2c3d',
  brokenFiles: [],
  rules: axeRules(run),
  entries: {
    'button--playground': {
      outcome: 'failed',
      seconds: 0.4,
      testedAt: '2026-11-22T09:59:00.000Z',
      errors: ['expected 1 to be 2'],
      axe: axeResult(run),
    },
    'button--playground:by-keyboard': {
      outcome: 'passed',
      seconds: 0.2,
      testedAt: '2026-11-22T09:59:01.000Z',
      axe: { passed: ['button-name'], violated: {}, undecided: {} },
    },
  },
};

const groups = resultGroups(index, report);
const shownIds = (filter: Parameters<typeof filterResults>[1]) =>
  filterResults(groups, filter).flatMap(({ lines }) => lines.map(({ id }) => id));

test('lists every story and test of the index with its last result, if any', () => {
  expect(groups.map(({ title, docs }) => [title, docs])).toEqual([['Actions/Button', 'button--docs']]);
  expect(groups[0]?.lines.map(({ id, kind, outcome }) => [id, kind, outcome])).toEqual([
    ['button--playground', 'play', 'failed'],
    ['button--playground:by-keyboard', 'test', 'passed'],
    ['button--matrix', 'story', 'untested'],
  ]);
  expect(countOutcomes(groups)).toEqual({ passed: 1, failed: 1, skipped: 0, untested: 1 });
  expect(countOutcomes(resultGroups(index, null))).toEqual({ passed: 0, failed: 0, skipped: 0, untested: 3 });
});

test('filters lines by words in the title, name or rule, and by result', () => {
  expect(shownIds({ text: '' })).toHaveLength(3);
  expect(shownIds({ text: 'keyboard BUTTON' })).toEqual(['button--playground:by-keyboard']);
  expect(shownIds({ text: 'contrast' })).toEqual(['button--playground']);
  expect(shownIds({ text: '', outcome: 'untested' })).toEqual(['button--matrix']);
  expect(shownIds({ text: '', outcome: 'undecided' })).toEqual(['button--playground']);
  expect(shownIds({ text: 'matrix', outcome: 'passed' })).toEqual([]);
});

test('lists every axe rule, broken rules first', () => {
  expect(ruleLines(groups, report).map(({ id, outcome, passed }) => [id, outcome, passed])).toEqual([
    ['color-contrast', 'failed', 0],
    ['label', 'undecided', 0],
    ['button-name', 'passed', 2],
    ['video-caption', 'unused', 0],
  ]);
  expect(ruleLines(groups, report)[0]?.violated).toEqual(['button--playground']);
});

test('a run of a few stories preserves the results of the others', () => {
  const entries = {
    'button--matrix': { outcome: 'passed', seconds: 1, testedAt: '2026-11-23T10:00:00.000Z' },
  } as const;
  const after = addRun(report, { ...report, revision: 'e4f5a6b', rules: {}, entries });
  expect(Object.keys(after.entries)).toEqual([...Object.keys(report.entries), 'button--matrix']);
  expect(after.revision).toBe('e4f5a6b');
  expect(after.rules).toEqual(report.rules);
  expect(addRun(null, report)).toEqual(report);
});
