import { expect, test } from 'vitest';
import { changedFiles, chooseBase, type Git } from './base-revision.ts';

/** A fake git that returns canned output by its arguments. */
const git =
  (answers: Readonly<Record<string, string>>): Git =>
  (...args) =>
    answers[args.join(' ')] || undefined;

const commit = (revision: string) => `rev-parse --verify --quiet ${revision}^{commit}`;
const branch = 'rev-parse --abbrev-ref HEAD';

test('uses the named revision as the base', () => {
  expect(chooseBase(git({ [commit('v1')]: 'a1' }), 'v1')).toEqual({
    commit: 'a1',
    reason: 'the revision v1',
  });
  expect(() => chooseBase(git({}), 'v1')).toThrow('Revision v1 does not exist.');
});

test('uses the point where the branch left main', () => {
  const answers = {
    [commit('HEAD')]: 'c3',
    [branch]: 'work',
    [commit('main')]: 'b2',
    'merge-base HEAD main': 'a1',
  };
  expect(chooseBase(git(answers))).toEqual({ commit: 'a1', reason: 'where this branch left main' });
});

test('uses the point where the branch left origin/main if there is no local main', () => {
  const answers = {
    [commit('HEAD')]: 'c3',
    [branch]: 'work',
    [commit('origin/main')]: 'b2',
    'merge-base HEAD origin/main': 'a1',
  };
  expect(chooseBase(git(answers))).toEqual({ commit: 'a1', reason: 'where this branch left origin/main' });
});

test('uses the last commit on main with local changes', () => {
  const answers = { [commit('HEAD')]: 'c3', [branch]: 'main', 'status --porcelain': ' M ui/index.ts' };
  expect(chooseBase(git(answers)).commit).toBe('c3');
});

test('uses the first parent of the last commit on a clean main', () => {
  const answers = { [commit('HEAD')]: 'c3', [branch]: 'main', [commit('HEAD^')]: 'b2' };
  expect(chooseBase(git(answers)).commit).toBe('b2');
});

test('throws on the first commit', () => {
  expect(() => chooseBase(git({ [commit('HEAD')]: 'a1', [branch]: 'main' }))).toThrow('--base');
});

test('lists changed, deleted and untracked files', () => {
  const answers = {
    'diff --name-only --no-renames a1': 'ui/index.ts\nui/old.ts',
    'ls-files --others --exclude-standard': 'ui/new.ts',
  };
  expect(changedFiles(git(answers), { commit: 'a1', reason: '' })).toEqual([
    'ui/index.ts',
    'ui/old.ts',
    'ui/new.ts',
  ]);
});
