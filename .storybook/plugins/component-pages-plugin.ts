import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { storyFiles } from '../pages/story-files.ts';

const id = 'virtual:component-pages';
const library = join(import.meta.dirname, '../../ui');

const componentFile = /^[a-z0-9-]+\.tsx$/;
const exportedComponent = /^export (?:function|const) ([A-Z][a-z]\w*)/gm;

/**
 * Returns the ids of the docs pages by the name of a component or icon. Components of one folder share a page, for example `Button` and `ButtonLink`. The ids
 * are derived from the titles of the stories, so a renamed title needs no change here.
 */
export function componentPages(): Map<string, string> {
  const pages = new Map<string, string>();
  for (const { path, title } of storyFiles()) {
    if (!path.startsWith('ui/')) continue;
    const folder = join(library, '..', dirname(path));
    for (const file of readdirSync(folder).filter((name) => componentFile.test(name)))
      for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(exportedComponent))
        pages.set(name, toId(title, 'docs'));
  }
  for (const [, name = ''] of readFileSync(join(library, 'icons/icons.ts'), 'utf8').matchAll(/\{ (\w+) \}/g))
    pages.set(name, 'foundations-icons--docs');
  return pages;
}

/** Provides `componentPages` to the browser as `virtual:component-pages`. */
export const componentPagesPlugin = (): Plugin => ({
  name: 'component-pages',
  resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
  load: (wanted) =>
    wanted === `\0${id}`
      ? `export const componentPages = new Map(${JSON.stringify([...componentPages()])});`
      : undefined,
});
