import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Without `import(…)`. */
const staticImports = (script: string): string[] =>
  [...script.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.m?js)["']/g)].flatMap(([, path]) => path ?? []);

/** With `import(…)`. */
const lateImports = (script: string): string[] =>
  [...script.matchAll(/\bimport\(\s*["'`]([^"'`]+\.m?js)["'`]/g)].flatMap(([, path]) => path ?? []);

/** All imports of a kind, as paths from the root of the site. */
function withImports(
  client: string,
  path: string,
  importsOf: (script: string) => string[],
  found = new Set<string>(),
): Set<string> {
  if (found.has(path) || !existsSync(join(client, path))) return found;
  found.add(path);
  for (const next of importsOf(readFileSync(join(client, path), 'utf8'))) {
    withImports(
      client,
      next.startsWith('/') ? next : posix.join(posix.dirname(path), next),
      importsOf,
      found,
    );
  }
  return found;
}

/** With everything that they load, at once or later. */
export function withLateScripts(client: string, scripts: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const script of scripts)
    withImports(client, script, (text) => [...staticImports(text), ...lateImports(text)], found);
  return found;
}

/** What each route loads eagerly, including the scripts of the areas, from the router's manifest. */
export function routeScripts(client: string): ReadonlyMap<string, ReadonlySet<string>> {
  const [manifest] = globSync('assets/manifest-*.js', { cwd: client });
  if (!manifest) throw new Error(`There is no route manifest in ${client}.`);
  const { routes } = JSON.parse(
    readFileSync(join(client, manifest), 'utf8')
      .replace(/^[^{]*/, '')
      .replace(/;\s*$/, ''),
  ) as { routes: Record<string, { module: string; imports?: readonly string[] }> };
  return new Map(
    Object.entries(routes).map(([route, { module, imports = [] }]) => {
      const found = new Set<string>();
      for (const script of [module, ...imports]) withImports(client, script, staticImports, found);
      return [route, found];
    }),
  );
}
