import { expect, test } from 'vitest';
import { chooseBase, type Git } from './base-revision.ts';

/** A repository in which only these commands succeed. */
const repository =
  (answers: Readonly<Record<string, string>>): Git =>
  (...args) =>
    answers[args.join(' ')];

const commit = (revision: string) => `rev-parse --verify --quiet ${revision}^{commit}`;
const branch = 'rev-parse --abbrev-ref HEAD';

test('uses the named revision', () => {
  expect(chooseBase(repository({ [commit('v1')]: 'a1' }), 'v1').commit).toBe('a1');
  expect(() => chooseBase(repository({}), 'v9')).toThrow('no revision v9');
});

test('on a branch, uses the commit where it left main', () => {
  const git = {
    [commit('HEAD')]: 'c3',
    [branch]: 'feature',
    [commit('main')]: 'b2',
    'merge-base HEAD main': 'a1',
  };
  expect(chooseBase(repository(git)).commit).toBe('a1');
});

test('on main, uses the last commit if there are local changes, otherwise its parent', () => {
  const git = { [commit('HEAD')]: 'b2', [branch]: 'main', [commit('HEAD^')]: 'a1', 'status --porcelain': '' };
  expect(chooseBase(repository(git)).commit).toBe('a1');
  expect(chooseBase(repository({ ...git, 'status --porcelain': ' M file' })).commit).toBe('b2');
});

test('needs a name for the first commit', () => {
  expect(() => chooseBase(repository({ [commit('HEAD')]: 'a1', [branch]: 'main' }))).toThrow('--base');
});
