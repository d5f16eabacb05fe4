import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModuleManifest, manifestFile } from '../../.storybook/modules-plugin.ts';

/** What every story is drawn with: its decorators and parameters, the global styles and the tokens. */
const shared = '.storybook/preview.tsx';

/** What draws pages of documentation and no story, though the preview imports it. */
const documentation = ['component-code', 'docs-container', 'story-page'].map(
  (name) => `.storybook/${name}.tsx`,
);

/** The modules of a built Storybook; undefined where it was built before they were listed. */
export function readManifest(folder: string): ModuleManifest | undefined {
  const path = join(folder, manifestFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ModuleManifest) : undefined;
}

/** A module and everything that it imports, directly or through others, without what draws documentation. */
export function reachableFrom(start: string, manifest: ModuleManifest): Set<string> {
  const found = new Set(documentation);
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...(manifest[name]?.imports ?? []));
  }
  for (const name of documentation) found.delete(name);
  return found;
}

/** Modules that a story file reaches and that differ between two builds, or are in one of them alone. */
export function changedModules(file: string, before: ModuleManifest, after: ModuleManifest): string[] {
  const reached = [file, shared].flatMap((start) => [
    ...reachableFrom(start, before),
    ...reachableFrom(start, after),
  ]);
  return [...new Set(reached)].filter((name) => before[name]?.hash !== after[name]?.hash).sort();
}

/** Custom properties that the style sheets of a story file use. */
export function usedProperties(file: string, manifest: ModuleManifest): Set<string> {
  const reached = [file, shared].flatMap((start) => [...reachableFrom(start, manifest)]);
  return new Set(reached.flatMap((name) => manifest[name]?.properties ?? []));
}

/** Custom properties whose values differ between two style sheets. */
export function changedProperties(before: string, after: string): string[] {
  const valuesIn = (css: string) => {
    const values = new Map<string, string>();
    for (const [, name = '', value = ''] of css.matchAll(/(?<=[{;])\s*(--[\w-]+)\s*:\s*([^;}]*)/g))
      values.set(name, `${values.get(name) ?? ''}|${value.trim()}`);
    return values;
  };
  const [old, now] = [valuesIn(before), valuesIn(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .sort();
}

/** The styles of a built Storybook's preview, which set the tokens. */
export const globalStyles = (folder: string): string =>
  globSync('assets/iframe-*.css', { cwd: folder })
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** Hash of the files that every story may load and no module imports: fonts, icons, the mock worker. */
export function staticFilesHash(folder: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(['fonts/*', 'icon.svg', 'seal.svg', 'mockServiceWorker.js'], {
    cwd: folder,
  }).sort())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
