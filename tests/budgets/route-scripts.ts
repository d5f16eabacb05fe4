import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Imports that run before the module does; `import(…)` comes later and is not among them. */
const staticImports = (script: string): string[] =>
  [...script.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.m?js)["']/g)].flatMap(([, path]) => path ?? []);

/** A script and everything that it imports before it runs, as paths from the root of the site. */
function withImports(client: string, path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path) || !existsSync(join(client, path))) return found;
  found.add(path);
  for (const next of staticImports(readFileSync(join(client, path), 'utf8'))) {
    withImports(client, next.startsWith('/') ? next : posix.join(posix.dirname(path), next), found);
  }
  return found;
}

/** Scripts that each route of the built site runs before it shows, those of the areas among them, from the router's own list. */
export function routeScripts(client: string): ReadonlyMap<string, ReadonlySet<string>> {
  const [list] = globSync('assets/manifest-*.js', { cwd: client });
  if (!list) throw new Error(`${client} holds no list of routes.`);
  const { routes } = JSON.parse(
    readFileSync(join(client, list), 'utf8')
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
