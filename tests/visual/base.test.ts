import { expect, test } from 'vitest';
import { chooseBase, type Git } from './base.ts';

/** A git that knows these answers, by its arguments. */
const git =
  (answers: Readonly<Record<string, string>>): Git =>
  (...args) =>
    answers[args.join(' ')] || undefined;

const commit = (revision: string) => `rev-parse --verify --quiet ${revision}^{commit}`;
const branch = 'rev-parse --abbrev-ref HEAD';

test('a named revision is the base', () => {
  expect(chooseBase(git({ [commit('v1')]: 'a1' }), 'v1')).toEqual({
    commit: 'a1',
    reason: 'the revision v1',
  });
  expect(() => chooseBase(git({}), 'v1')).toThrow('There is no revision v1 here.');
});

test('on a branch, the base is where it left main', () => {
  const answers = {
    [commit('HEAD')]: 'c3',
    [branch]: 'work',
    [commit('main')]: 'b2',
    'merge-base HEAD main': 'a1',
  };
  expect(chooseBase(git(answers))).toEqual({ commit: 'a1', reason: 'where this branch left main' });
});

test('without a local main, the base is where the branch left origin/main', () => {
  const answers = {
    [commit('HEAD')]: 'c3',
    [branch]: 'work',
    [commit('origin/main')]: 'b2',
    'merge-base HEAD origin/main': 'a1',
  };
  expect(chooseBase(git(answers))).toEqual({ commit: 'a1', reason: 'where this branch left origin/main' });
});

test('on main with local changes, the base is the last commit', () => {
  const answers = { [commit('HEAD')]: 'c3', [branch]: 'main', 'status --porcelain': ' M ui/index.ts' };
  expect(chooseBase(git(answers)).commit).toBe('c3');
});

test('on a clean main, the base is the first parent of the last commit', () => {
  const answers = { [commit('HEAD')]: 'c3', [branch]: 'main', [commit('HEAD^')]: 'b2' };
  expect(chooseBase(git(answers)).commit).toBe('b2');
});

test('the first commit has no base', () => {
  expect(() => chooseBase(git({ [commit('HEAD')]: 'a1', [branch]: 'main' }))).toThrow('--base');
});
