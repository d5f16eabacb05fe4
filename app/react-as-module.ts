import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The packages that React consists of in a browser, and a stand-in for one of its hooks that others bring. They come as CommonJS alone. */
const packages =
  /^(react|react-dom|scheduler|use-sync-external-store)(\/(jsx-runtime|compiler-runtime|client|shim|with-selector|shim\/with-selector))?$/;

/** The file of a package that a built site runs: 'react-dom/client' is 'react-dom/cjs/react-dom-client.production.js'. */
export const fileOf = (id: string): string =>
  join(
    dirname(require.resolve(`${id.split('/')[0]}/package.json`)),
    `cjs/${id.replace('/', '-')}.production.js`,
  );

/** What a file says in CommonJS, said as a module: its `exports` are an object of its own, its `require` an import. */
export function asModule(code: string): string {
  const imports: string[] = [];
  const body = code.replace(/\brequire\("([^"]+)"\)/g, (_, id: string) => {
    const name = `imported${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(id)};`);
    return name;
  });
  const names = new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name));
  const named = [...names].map(
    (name) => `const exported_${name} = exports.${name}; export { exported_${name} as ${name} };`,
  );
  return [...imports, 'const exports = {};', body, 'export default exports;', ...named].join('\n');
}

/**
 * Gives the browser React as a module with named exports. As CommonJS it runs in a function, which a browser reads twice before it runs it, and
 * every file that uses it carries the helpers that read it, which are a file of their own: one more request, and 1 % more bytes.
 */
export const reactAsModule: Plugin = {
  name: 'react-as-module',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: packages },
    handler: (id) => `${fileOf(id)}?module`,
  },
  load: {
    filter: { id: /\.production\.js\?module$/ },
    handler: (id) => asModule(readFileSync(id.replace('?module', ''), 'utf8')),
  },
};
