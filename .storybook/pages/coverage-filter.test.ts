import { expect, test } from 'vitest';
import { coverageLines, filterLines } from './coverage-filter.ts';
import type { Statement } from './statements.ts';

const statement = (id: string, given: Partial<Statement> = {}): Statement => ({
  id,
  section: 'Messages',
  text: '',
  stories: [],
  hasTexts: false,
  unseen: [],
  tests: [],
  ...given,
});

const login = { id: 'account-login--empty', title: 'Account/Login', name: 'Empty' };

const lines = coverageLines([
  statement('S-2.21', {
    section: 'Screens',
    part: 'Routes',
    text: '`/login` · Sign-in',
    stories: [login],
  }),
  statement('S-6.2', {
    section: 'Roles',
    text: 'Every call carries a token',
    tests: ['api/client.test.ts'],
  }),
  statement('S-8.1', {
    text: "sign-up fails with 'Not sent'",
    stories: [{ ...login, name: 'Refused' }],
    hasTexts: true,
    unseen: ['Not sent'],
  }),
  statement('S-8.2', { text: "shows 'Sent'", stories: [{ ...login, name: 'Sent' }], hasTexts: true }),
]);

const ids = (filter: Partial<Parameters<typeof filterLines>[1]>) =>
  filterLines(lines, { text: '', kind: '', state: '', ...filter }).map(({ id }) => id);

test('a statement is covered by a tagged story that shows its texts, otherwise by a test, otherwise by nothing', () => {
  expect(lines.map(({ state }) => state)).toEqual(['story', 'test', 'none', 'texts']);
});

test('routes are a separate kind, and other statements have their section as kind', () => {
  expect(lines.map(({ kind }) => kind)).toEqual(['Routes', 'Roles', 'Messages', 'Messages']);
});

test('an empty filter returns every statement in order', () => {
  expect(ids({})).toEqual(['S-2.21', 'S-6.2', 'S-8.1', 'S-8.2']);
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
