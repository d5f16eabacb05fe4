import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { asModule, fileOf } from './react-as-module.ts';

const require = createRequire(import.meta.url);

test.each([
  'react',
  'react/jsx-runtime',
  'react/compiler-runtime',
  'react-dom',
  'react-dom/client',
  'scheduler',
  'use-sync-external-store/shim',
  'use-sync-external-store/with-selector',
  'use-sync-external-store/shim/with-selector',
])('%s has as a module the names that it has as CommonJS, and asks for others by import', (id) => {
  const file = fileOf(id);
  const made = asModule(readFileSync(file, 'utf8'));
  const names = [...made.matchAll(/ as (\w+) \}/g)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(require(file) as object).toSorted());
  expect(names.length).toBeGreaterThan(0);
  expect(made).toContain('export default exports;');
  expect(made).not.toMatch(/\brequire\(/);
  expect(made).not.toContain('module.exports');
});
