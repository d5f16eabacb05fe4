import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentPages } from './component-pages-plugin.ts';

const library = join(import.meta.dirname, '../../ui');
const pages = componentPages();
const guidance = globSync('**/*.mdx', { cwd: library, exclude: ['foundations/**', 'mail/**'] });

/** Names in backticks that are spelled like a component. */
const componentName = /`([A-Z][a-z]\w*)`/g;

const pascal = (kebab: string) => kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

test('finds the docs page of every component', () => {
  const names = guidance.map((path) => pascal(path.replace(/^.*\/|\.mdx$/g, '')));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !pages.has(name))).toEqual([]);
  expect(pages.get('ButtonLink')).toBe(pages.get('Button'));
});

test('guidance mentions only components that exist', () => {
  const unknown = guidance.flatMap((path) =>
    [...readFileSync(join(library, path), 'utf8').matchAll(componentName)]
      .filter(([, name = '']) => !pages.has(name))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
