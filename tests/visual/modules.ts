import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuiltModule,
  type ModuleManifest,
  manifestFile,
} from '../../.storybook/plugins/modules-plugin.ts';

/** The preview, which affects every story through its decorators, its parameters, the global styles and the tokens. */
const shared = '.storybook/preview.tsx';

/** Folder of the modules that the preview imports but that only render docs pages. */
const documentation = '.storybook/docs/';

/** Reads the module list of a built Storybook. Returns undefined if the build is older than that list. */
export function readManifest(folder: string): ModuleManifest | undefined {
  const path = join(folder, manifestFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ModuleManifest) : undefined;
}

/** Returns a module and its direct and indirect imports, without modules that only render docs pages. */
export function reachableFrom(
  start: string,
  manifest: Readonly<Record<string, Pick<BuiltModule, 'imports'>>>,
): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name) || name.startsWith(documentation)) continue;
    found.add(name);
    open.push(...(manifest[name]?.imports ?? []));
  }
  return found;
}

/** Returns the modules of a story file that were changed, added or removed between two builds. */
export function changedModules(file: string, before: ModuleManifest, after: ModuleManifest): string[] {
  const reached = [file, shared].flatMap((start) => [
    ...reachableFrom(start, before),
    ...reachableFrom(start, after),
  ]);
  return [...new Set(reached)].filter((name) => before[name]?.hash !== after[name]?.hash).sort();
}

/** Returns the custom properties that the style sheets of a story file use. */
export function usedProperties(file: string, manifest: ModuleManifest): Set<string> {
  const reached = [file, shared].flatMap((start) => [...reachableFrom(start, manifest)]);
  return new Set(reached.flatMap((name) => manifest[name]?.properties ?? []));
}

/** Returns the custom properties with different values in two style sheets. */
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

/** Reads the preview's styles from a built Storybook. They declare the tokens. */
export const globalStyles = (folder: string): string =>
  globSync('assets/iframe-*.css', { cwd: folder })
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** Returns a hash of the files that any story may load without importing them: fonts, icons and the mock worker. */
export function staticFilesHash(folder: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(['fonts/*', 'icon.svg', 'seal.svg', 'mockServiceWorker.js'], {
    cwd: folder,
  }).sort())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
