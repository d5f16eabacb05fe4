import { expect, test } from 'vitest';
import { areaOf, coverageLines, filterLines, noFilter } from './coverage-filter.ts';
import type { CoverageRow } from './coverage-rows.ts';
import type { IndexEntry } from './story-index.ts';

const row = (id: string, given: Partial<CoverageRow> = {}): CoverageRow => ({
  id,
  section: 'Messages',
  text: '',
  exactTexts: [],
  stories: [],
  texts: {},
  tests: [],
  ...given,
});

const login: IndexEntry = {
  id: 'screens-account-login--empty',
  title: 'Screens/Account/Login',
  name: 'Empty',
  type: 'story',
};

const lines = coverageLines(
  [
    row('S-2.21', { section: 'Screens', part: 'Routes', text: '`/login` · Sign-in', stories: [login.id] }),
    row('S-6.2', { section: 'Roles', text: 'Every call carries a token', tests: ['api/client.test.ts'] }),
    row('S-8.1', { text: 'sign-up fails', stories: ['gone--story'] }),
  ],
  [login],
);

const ids = (filter: Partial<typeof noFilter>) =>
  filterLines(lines, { ...noFilter, ...filter }).map(({ id }) => id);

test('a statement is covered by an existing story, otherwise by a test, otherwise by nothing', () => {
  expect(lines.map(({ state }) => state)).toEqual(['story', 'test', 'none']);
});

test('routes are a separate kind, and other statements have their section as kind', () => {
  expect(lines.map(({ kind }) => kind)).toEqual(['Routes', 'Roles', 'Messages']);
});

test('the area of a story is the area of its screen', () => {
  expect(areaOf(login)).toBe('Account');
  expect(areaOf({ title: 'Flows/Membership' })).toBe('Flows');
  expect(areaOf({ title: 'Forms/TextField' })).toBe('Elements');
});

test('an empty filter returns every statement in order', () => {
  expect(ids({})).toEqual(['S-2.21', 'S-6.2', 'S-8.1']);
});

test('each field of the filter narrows the list', () => {
  expect(ids({ kind: 'Routes' })).toEqual(['S-2.21']);
  expect(ids({ area: 'Account' })).toEqual(['S-2.21']);
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
