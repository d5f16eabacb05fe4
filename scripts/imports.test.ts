import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readImports } from './imports.ts';

/** Writes files into a new folder, and returns what each imports. */
function importsOf(sources: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, source] of Object.entries(sources)) writeFileSync(join(root, path), source);
  const imports = readImports(Object.keys(sources), root);
  return (path: string) => imports[path]?.imports;
}

test('follows an index to the modules of the imported names', () => {
  const imports = importsOf({
    'page.ts': `import { A, type B } from './index.ts';`,
    'other.ts': `import { C } from './index.ts';`,
    'index.ts': `export { A } from './a.ts';\nexport { type B, b } from './b.ts';\nexport * from './c.ts';`,
    'a.ts': 'export const A = 1;',
    'b.ts': 'export type B = 1;\nexport const b = 1;',
    'c.ts': 'export function C() {}',
  });
  expect(imports('page.ts')).toEqual(['a.ts']);
  expect(imports('other.ts')).toEqual(['c.ts']);
});

test('reads late imports, addresses, globs and style sheets', () => {
  const imports = importsOf({
    'page.ts': `import './page.css';\nvoid import('./late.ts');\nnew URL('./file.json?raw', import.meta.url);`,
    'all.ts': `import 'node:fs';\nexport const all = import.meta.glob<{ a: 1 }>('./l*.ts');`,
    'page.css': `@import './base.css';\n.a { composes: b from './b.css'; }`,
    'base.css': '',
    'b.css': '',
    'late.ts': '',
    'file.json': '{}',
  });
  expect(imports('page.ts')).toEqual(['page.css', 'late.ts', 'file.json']);
  expect(imports('all.ts')).toEqual(['late.ts']);
  expect(imports('page.css')).toEqual(['base.css', 'b.css']);
});
