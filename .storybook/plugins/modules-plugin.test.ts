import { expect, test } from 'vitest';
import { type Links, linksOf, moduleName, originsOf, withoutComments } from './modules-plugin.ts';

test('module names are paths relative to the root', () => {
  expect(moduleName('/somewhere/ui/button.tsx', '/somewhere')).toBe('ui/button.tsx');
  expect(moduleName('/somewhere/ui/seal.svg?raw', '/somewhere')).toBe('ui/seal.svg?raw');
  expect(moduleName('\0virtual:app-routes')).toBe('virtual:app-routes');
});

test('ignores comments, whitespace and types, but not code', async () => {
  const plain = 'export const width = (a: number) => <p>{a}</p>;';
  const commented =
    '/** How wide. */\nexport const width = (a: string | number) =>\n  // Why.\n  <p>{a}</p>;\n';
  const result = await withoutComments('width.tsx', plain);
  expect(await withoutComments('width.tsx', commented)).toBe(result);
  expect(await withoutComments('width.tsx', plain.replace('<p>{a}</p>', '<b>{a}</b>'))).not.toBe(result);
});

test('reads imports with their names', () => {
  const { imports, isBarrel } = linksOf(
    `import { Button as B } from './b.js'; import './a.css'; import * as c from './c.js'; B(c);`,
  );
  expect(imports).toEqual([
    { id: './b.js', name: 'Button' },
    { id: './a.css', name: '' },
    { id: './c.js', name: '*' },
  ]);
  expect(isBarrel).toBe(false);
});

test('a module with nothing but re-exports is a barrel', () => {
  expect(linksOf(`export { A } from './a.js'; export * from './b.js';`).isBarrel).toBe(true);
  expect(linksOf(`export { A } from './a.js'; export const b = 1;`).isBarrel).toBe(false);
  expect(linksOf('export const b = 1;').isBarrel).toBe(false);
});

test('resolves a name through barrels to the module that defines it', () => {
  const links = new Map<string, Links>([
    ['index', linksOf(`export { Button as Push } from 'actions'; export * from 'data';`)],
    ['actions', linksOf(`export { Button } from 'button'; export { Link } from 'link';`)],
    ['data', linksOf(`export { Table } from 'table';`)],
    ['button', linksOf('export const Button = 1;')],
  ]);
  const exportsOf = (id: string) => (id === 'data' ? ['Table'] : []);
  const origins = (name: string) => originsOf({ id: 'index', name }, links, exportsOf);
  expect(origins('Push')).toEqual(['button']);
  expect(origins('Table')).toEqual(['table']);
  // For a namespace import or an unknown name, the result is the barrel itself.
  expect(origins('*')).toEqual(['index']);
  expect(origins('Nothing')).toEqual(['index']);
});
