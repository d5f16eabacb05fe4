import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Returns the static imports of a script, without `import(…)`. */
const staticImports = (script: string): string[] =>
  [...script.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.m?js)["']/g)].flatMap(([, path]) => path ?? []);

/** Returns a script and all its static imports, as paths from the root of the site. */
function withImports(client: string, path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path) || !existsSync(join(client, path))) return found;
  found.add(path);
  for (const next of staticImports(readFileSync(join(client, path), 'utf8'))) {
    withImports(client, next.startsWith('/') ? next : posix.join(posix.dirname(path), next), found);
  }
  return found;
}

/** Returns the scripts that each route of the built site loads eagerly, including those of the areas, from the router's manifest. */
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
      for (const script of [module, ...imports]) withImports(client, script, found);
      return [route, found];
    }),
  );
}
