import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuiltModule,
  type ModuleManifest,
  manifestFile,
} from '../../.storybook/plugins/modules-plugin.ts';

/** Affects every story through decorators, parameters, global styles and tokens. */
const shared = '.storybook/preview.tsx';

/** Modules that the preview imports but that only render docs pages. */
const documentation = '.storybook/docs/';

/** Undefined if the build is older than the list. */
export function readManifest(folder: string): ModuleManifest | undefined {
  const path = join(folder, manifestFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ModuleManifest) : undefined;
}

/** With indirect imports, without modules that only render docs pages. */
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

/** Changed, added or removed between two builds. */
export function changedModules(file: string, before: ModuleManifest, after: ModuleManifest): string[] {
  const reached = [file, shared].flatMap((start) => [
    ...reachableFrom(start, before),
    ...reachableFrom(start, after),
  ]);
  return [...new Set(reached)].filter((name) => before[name]?.hash !== after[name]?.hash).sort();
}

/** Custom properties in the style sheets of a story file. */
export function usedProperties(file: string, manifest: ModuleManifest): Set<string> {
  const reached = [file, shared].flatMap((start) => [...reachableFrom(start, manifest)]);
  return new Set(reached.flatMap((name) => manifest[name]?.properties ?? []));
}

/** Custom properties with different values. */
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

/** They declare the tokens. */
export const globalStyles = (folder: string): string =>
  globSync('assets/iframe-*.css', { cwd: folder })
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** Of files that any story may load without importing them: fonts, icons and the mock worker. */
export function staticFilesHash(folder: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(['fonts/*', 'icon.svg', 'seal.svg', 'mockServiceWorker.js'], {
    cwd: folder,
  }).sort())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
