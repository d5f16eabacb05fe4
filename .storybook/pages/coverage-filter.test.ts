import { expect, test } from 'vitest';
import { coverageLines, filterLines } from './coverage-filter.ts';
import type { Statement } from './statements.ts';
import type { IndexEntry } from './story-index.ts';

const statement = (id: string, given: Partial<Statement> = {}): Statement => ({
  id,
  section: 'Messages',
  text: '',
  tests: [],
  ...given,
});

const login: IndexEntry = {
  id: 'screens-account-login--empty',
  title: 'Screens/Account/Login',
  name: 'Empty',
  type: 'story',
  importPath: './screens/account/login/login-screen.stories.tsx',
  statements: ['S-2.21'],
};

const lines = coverageLines(
  [
    statement('S-2.21', { section: 'Screens', part: 'Routes', text: '`/login` · Sign-in' }),
    statement('S-6.2', {
      section: 'Roles',
      text: 'Every call carries a token',
      tests: ['api/client.test.ts'],
    }),
    statement('S-8.1', { text: 'sign-up fails' }),
  ],
  [login, { ...login, id: 'screens-account-login--empty:a-test', subtype: 'test', statements: ['S-8.1'] }],
);

const ids = (filter: Partial<Parameters<typeof filterLines>[1]>) =>
  filterLines(lines, { text: '', kind: '', state: '', ...filter }).map(({ id }) => id);

test('a statement is covered by a tagged story, otherwise by a test, otherwise by nothing', () => {
  expect(lines.map(({ state }) => state)).toEqual(['story', 'test', 'none']);
});

test('routes are a separate kind, and other statements have their section as kind', () => {
  expect(lines.map(({ kind }) => kind)).toEqual(['Routes', 'Roles', 'Messages']);
});

test('an empty filter returns every statement in order', () => {
  expect(ids({})).toEqual(['S-2.21', 'S-6.2', 'S-8.1']);
});

test('each field of the filter narrows the list', () => {
  expect(ids({ kind: 'Routes' })).toEqual(['S-2.21']);
  expect(ids({ state: 'test' })).toEqual(['S-6.2']);
  expect(ids({ kind: 'Routes', state: 'test' })).toEqual([]);
});

test('matches every word of the text in the id, the statement, its stories or its tests', () => {
  expect(ids({ text: 's-8.1' })).toEqual(['S-8.1']);
  expect(ids({ text: 'TOKEN carries' })).toEqual(['S-6.2']);
  expect(ids({ text: 'login empty' })).toEqual(['S-2.21']);
  expect(ids({ text: 'client.test' })).toEqual(['S-6.2']);
  expect(ids({ text: 'login token' })).toEqual([]);
});
