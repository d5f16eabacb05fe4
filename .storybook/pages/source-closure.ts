/** Collects the sources that a story file imports, so that a test can check which texts the story can render. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports } from '../../scripts/imports.ts';
import { reachableFrom } from '../../tests/visual/modules.ts';

const root = join(import.meta.dirname, '../..');
const preview = '.storybook/preview.tsx';
const files = globSync('{api,app,mocks,screens,ui,.storybook}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
});
// Every story imports the preview, whose own imports are not part of what it shows.
const imports = readImports(files.filter((path) => path !== preview));
const sources = new Map<string, string>();

/** Returns the sources that a story file imports, directly or indirectly, without the file itself and Storybook's preview. */
export function sourceClosure(path: string): string {
  const source =
    sources.get(path) ??
    [...reachableFrom(path, imports)]
      .filter((file) => file !== path && file !== preview && /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
  sources.set(path, source);
  return source;
}
