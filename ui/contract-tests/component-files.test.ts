import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { componentGroups } from './component-groups.ts';
import { componentRules } from './component-rules.ts';

// Rules for every component folder. The folders are read from disk, so that new components are covered automatically.
const ui = join(import.meta.dirname, '..');
const textOf = (...path: string[]) => readFileSync(join(ui, ...path), 'utf8');

const components = Object.values(componentGroups).flatMap((group) =>
  readdirSync(join(ui, group.folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const path = `${group.folder}/${name}`;
      const files = Object.fromEntries(readdirSync(join(ui, path)).map((file) => [file, textOf(path, file)]));
      return { ...group, name, path, files };
    }),
);

/** Returns `folder: problem` for each problem that a rule finds. */
const problems = (rule: (component: (typeof components)[number]) => string[]) =>
  components.flatMap((component) => rule(component).map((problem) => `${component.path}: ${problem}`));

test.each(Object.entries(componentRules))('every component %s', (_, rule) => {
  expect(components.length).toBeGreaterThan(100);
  expect(problems(rule)).toEqual([]);
});

test('every style sheet is imported', () => {
  const modules = components.flatMap(({ files }) =>
    Object.entries(files).flatMap(([name, text]) => (name.endsWith('.tsx') ? [text] : [])),
  );
  const imported = new Set(
    modules.flatMap((text) => [...text.matchAll(/\/([\w.-]+\.css)'/g)].map(([, sheet]) => sheet)),
  );
  expect(
    problems(({ files }) =>
      Object.keys(files).filter((file) => file.endsWith('.css') && !imported.has(file)),
    ),
  ).toEqual([]);
});

test('every component is exported from its barrel by its own path', () => {
  expect(
    problems(({ name, path, barrel }) =>
      textOf(barrel).includes(`'./${relative(dirname(barrel), path)}/${name}.tsx'`) ? [] : [barrel],
    ),
  ).toEqual([]);
});

const surfaceOf = (file: string): string[] => {
  const text = textOf(file);
  const listed = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(','),
  );
  const declared = [...text.matchAll(/^export (?:const|function|type|interface) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const passedOn = [...text.matchAll(/export \* from '([^']+)'/g)].flatMap(([, path = '']) =>
    surfaceOf(join(dirname(file), path)),
  );
  return [...listed, ...declared, ...passedOn]
    .map((name) => name.replace(/^\s*type\s+/, '').trim())
    .filter(Boolean)
    .sort((a, b) => (a < b ? -1 : 1));
};

test.each([
  ['library', 'index.ts'],
  ['composites', 'membership/index.ts'],
])('the public surface of the %s is known', (_, barrel) => {
  const exported = surfaceOf(barrel);
  expect(new Set(exported).size).toBe(exported.length);
  expect(exported).toMatchSnapshot();
});
