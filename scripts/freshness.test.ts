import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashFile, isStale, sourceHash } from './freshness.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imc-freshness-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, content = '') => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const product = { output: 'made/out.js', sources: ['src/**/*', 'lock.json'] };
const build = (env = {}) => {
  write(product.output);
  writeFileSync(hashFile(product, root), sourceHash(product, root, env));
};

test('a missing product is stale, and one of an unknown build', () => {
  write('src/a.ts');
  expect(isStale(product, root, {})).toBe(true);
  write(product.output);
  expect(isStale(product, root, {})).toBe(true);
});

test('a product is stale if the content of its sources changes, not their times', () => {
  write('src/deep/a.ts', 'one');
  build();
  utimesSync(join(root, 'src/deep/a.ts'), 4_000_000_000, 4_000_000_000);
  expect(isStale(product, root, {})).toBe(false);
  write('src/deep/a.ts', 'two');
  utimesSync(join(root, 'src/deep/a.ts'), 1, 1);
  expect(isStale(product, root, {})).toBe(true);
  build();
  rmSync(join(root, 'src/deep/a.ts'));
  expect(isStale(product, root, {})).toBe(true);
});

test('a product is stale if a variable changes that the build reads', () => {
  build({ VITE_API_URL: 'https://one.example', PORT: '1' });
  expect(isStale(product, root, { VITE_API_URL: 'https://one.example', PORT: '2' })).toBe(false);
  expect(isStale(product, root, { VITE_API_URL: 'https://two.example' })).toBe(true);
  expect(isStale(product, root, {})).toBe(true);
});

test('tests, stories and generated files do not make a product stale', () => {
  const hash = (...sources: string[]) => sourceHash({ sources }, root, {});
  const before = hash('**/*');
  for (const path of ['a.test.ts', 'a.stories.tsx', 'dist/x.js', 'node_modules/y/z.js']) write(`src/${path}`);
  write('ui/tokens/build/tokens.ts');
  expect(hash('**/*')).toBe(before);
  expect(hash('src/**/*.stories.tsx')).not.toBe(before);
  write('app/build/plugin.ts');
  expect(hash('**/*')).not.toBe(before);
});
