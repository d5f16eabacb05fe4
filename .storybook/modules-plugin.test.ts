import { expect, test } from 'vitest';
import { type Links, linksOf, moduleName, originsOf, withoutComments } from './modules-plugin.ts';

test('a module is named by its path from the root', () => {
  expect(moduleName('/somewhere/ui/button.tsx', '/somewhere')).toBe('ui/button.tsx');
  expect(moduleName('/somewhere/ui/seal.svg?raw', '/somewhere')).toBe('ui/seal.svg?raw');
  expect(moduleName('\0virtual:app-routes')).toBe('virtual:app-routes');
});

test('comments, spaces and types change nothing; code does', async () => {
  const plain = 'export const width = (a: number) => <p>{a}</p>;';
  const commented =
    '/** How wide. */\nexport const width = (a: string | number) =>\n  // Why.\n  <p>{a}</p>;\n';
  const result = await withoutComments('width.tsx', plain);
  expect(await withoutComments('width.tsx', commented)).toBe(result);
  expect(await withoutComments('width.tsx', plain.replace('<p>{a}</p>', '<b>{a}</b>'))).not.toBe(result);
});

test('imports are read with their names', () => {
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

test('a module of re-exports alone is a barrel', () => {
  expect(linksOf(`export { A } from './a.js'; export * from './b.js';`).isBarrel).toBe(true);
  expect(linksOf(`export { A } from './a.js'; export const b = 1;`).isBarrel).toBe(false);
  expect(linksOf('export const b = 1;').isBarrel).toBe(false);
});

test('a name is followed through barrels to the module that it comes from', () => {
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
  // All of it, or a name that nobody exports: the barrel with everything behind it.
  expect(origins('*')).toEqual(['index']);
  expect(origins('Nothing')).toEqual(['index']);
});
