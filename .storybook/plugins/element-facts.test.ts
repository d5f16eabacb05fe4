import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { bytesIn, elementFacts } from './element-facts.ts';

const ui = join(import.meta.dirname, '../../ui');
const facts = elementFacts();

test('lists the tokens in the style sheets of an element, without its private custom properties', () => {
  const { tokens = [] } = facts['Actions/Button'] ?? {};
  expect(tokens).toContain('color-action-primary');
  expect(tokens).not.toContain('button-ground');
});

test('includes the tokens of a style sheet that several elements share', () => {
  expect(facts['Layout/Stack']?.tokens.some((token) => token.startsWith('space-'))).toBe(true);
});

test('reads sizes from the table that the byte budgets write', () => {
  const table = 'element  script   style\nBarChart    1816     930   plus lazy code\nButton   816    1166 \n';
  expect(bytesIn(table)).toEqual([
    { name: 'BarChart', script: 1816, style: 930, hasLateCode: true },
    { name: 'Button', script: 816, style: 1166, hasLateCode: false },
  ]);
});

test('every element that handles keys has a keyboard table', () => {
  const folders = globSync('{components,layout,patterns,membership}/**/*.tsx', { cwd: ui })
    .filter((path) => !/\.(stories|test|browser)\.tsx$/.test(path))
    .filter((path) => /\bonKeyDown=/.test(readFileSync(join(ui, path), 'utf8')))
    .map(dirname);
  expect(folders.length).toBeGreaterThan(0);
  expect([...new Set(folders)].filter((folder) => !existsSync(join(ui, folder, 'keyboard.ts')))).toEqual([]);
});

test('every keyboard table belongs to an element with a docs page', () => {
  const known = new Set(Object.values(facts).map(({ folder }) => folder));
  expect(
    globSync('**/keyboard.ts', { cwd: ui })
      .map(dirname)
      .filter((folder) => !known.has(folder)),
  ).toEqual([]);
});
