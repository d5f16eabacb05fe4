import { expect, test } from 'vitest';
import type { ModuleManifest } from '../../.storybook/plugins/modules-plugin.ts';
import { changedModules, changedProperties, reachableFrom, usedProperties } from './modules.ts';

const before: ModuleManifest = {
  '.storybook/preview.tsx': { hash: 'p1', imports: ['ui/styles/index.css'] },
  'ui/styles/index.css': { hash: 's1', imports: [], properties: ['--color-text-default'] },
  'ui/button.stories.tsx': { hash: 'b1', imports: ['ui/button.tsx'] },
  'ui/button.tsx': { hash: 'b2', imports: ['ui/button.module.css', 'ui/icon.tsx'] },
  'ui/button.module.css': { hash: 'b3', imports: [], properties: ['--color-action-primary'] },
  'ui/icon.tsx': { hash: 'i1', imports: ['ui/button.tsx'] },
  'ui/card.stories.tsx': { hash: 'c1', imports: [] },
};

const withHash = (name: string, hash: string): ModuleManifest => ({
  ...before,
  [name]: { imports: [], ...before[name], hash },
});

test('follows indirect and circular imports of a story file', () => {
  expect([...reachableFrom('ui/button.stories.tsx', before)].sort()).toEqual([
    'ui/button.module.css',
    'ui/button.stories.tsx',
    'ui/button.tsx',
    'ui/icon.tsx',
  ]);
});

test('finds a changed module only for the stories that import it', () => {
  const after = withHash('ui/button.module.css', 'b4');
  expect(changedModules('ui/button.stories.tsx', before, after)).toEqual(['ui/button.module.css']);
  expect(changedModules('ui/card.stories.tsx', before, after)).toEqual([]);
});

test('includes the preview and the global styles for every story', () => {
  expect(changedModules('ui/card.stories.tsx', before, withHash('ui/styles/index.css', 's2'))).toEqual([
    'ui/styles/index.css',
  ]);
});

test('ignores modules that only render docs pages', () => {
  const page = '.storybook/docs/story-page.tsx';
  const withPage = (hash: string): ModuleManifest => ({
    ...before,
    [page]: { hash, imports: [] },
    '.storybook/preview.tsx': { hash: 'p1', imports: ['ui/styles/index.css', page] },
  });
  expect(changedModules('ui/card.stories.tsx', withPage('d1'), withPage('d2'))).toEqual([]);
});

test('finds added and removed modules', () => {
  const { 'ui/icon.tsx': _, ...after } = before;
  expect(changedModules('ui/button.stories.tsx', before, after)).toEqual(['ui/icon.tsx']);
  expect(changedModules('ui/button.stories.tsx', after, before)).toEqual(['ui/icon.tsx']);
});

test('finds no differences between equal builds', () => {
  expect(changedModules('ui/button.stories.tsx', before, structuredClone(before))).toEqual([]);
});

test('collects the custom properties of a story from its own and the global style sheets', () => {
  expect(usedProperties('ui/button.stories.tsx', before)).toEqual(
    new Set(['--color-action-primary', '--color-text-default']),
  );
  expect(usedProperties('ui/card.stories.tsx', before)).toEqual(new Set(['--color-text-default']));
});

test('finds custom properties with at least one changed value', () => {
  const light = ':root{--a:#fff;--b:1px;--c:red}';
  const dark = '[data-scheme=dark]{--a:#000;--b:1px}';
  expect(changedProperties(light + dark, `${light}[data-scheme=dark]{--a:#010000;--b:1px}`)).toEqual(['--a']);
  expect(changedProperties(light, ':root{--a:#fff;--b:1px}')).toEqual(['--c']);
  expect(changedProperties(light, light)).toEqual([]);
});
