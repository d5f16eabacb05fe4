import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStale } from './freshness.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imc-freshness-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, second: number) => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, second, second);
};
const product = { output: 'made/out.js', sources: ['src/**/*', 'lock.json'] };

test('a missing product is stale', () => {
  write('src/a.ts', 10);
  expect(isStale(product, root)).toBe(true);
});

test('a product is stale if a source is newer', () => {
  write('src/deep/a.ts', 10);
  write('made/out.js', 20);
  expect(isStale(product, root)).toBe(false);
  write('src/deep/b.ts', 30);
  expect(isStale(product, root)).toBe(true);
});

test('tests, stories and generated files do not make a product stale', () => {
  write('made/out.js', 20);
  for (const path of ['src/a.test.ts', 'src/a.stories.tsx', 'src/dist/x.js', 'src/node_modules/y/z.js']) {
    write(path, 30);
  }
  expect(isStale(product, root)).toBe(false);
  expect(isStale({ ...product, sources: ['src/**/*.stories.tsx'] }, root)).toBe(true);
  write('ui/tokens/build/tokens.ts', 30);
  expect(isStale({ ...product, sources: ['ui/**/*'] }, root)).toBe(false);
  write('app/build/plugin.ts', 30);
  expect(isStale({ ...product, sources: ['app/**/*'] }, root)).toBe(true);
});
