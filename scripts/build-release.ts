/**
 * Writes `release/`: the server, the built site, and the packages that can't be bundled. It needs Node and nothing else, on the platform that
 * built it. Part of `npm run build`.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { packageFolders } from '../app/build/packages.ts';
import { readVersion } from '../server/shared/version.ts';
import { buildStale } from './build.ts';
import { projectRoot } from './freshness.ts';
import { noticesOf, sbomOf } from './notices.ts';

/** They load native or WebAssembly files beside them, or packages that may be missing. */
const unbundled = ['@node-rs/argon2', 'better-sqlite3', 'harfbuzzjs', 'pg', 'sharp', 'subset-font'];

/** The server reads two files of it (12 MB) when somebody opens the page of the API. */
const swagger = 'swagger-ui-dist';
const swaggerFiles = ['package.json', 'LICENSE', 'swagger-ui.css', 'swagger-ui-bundle.js'];

/** The first version that loads better-sqlite3: older ones crash without a word, as they lack Node-API 10. */
const oldestNode = '22.14';

const release = join(projectRoot, 'release');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = <T>(...path: readonly string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as T;

/** As Node resolves it from a folder. Undefined if it is not installed, as packages for other platforms. */
function folderOf(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return from === dirname(from) ? undefined : folderOf(name, dirname(from));
}

/** The folders of the packages and of all that they depend on. Throws for a missing one that is not optional. */
function closure(names: readonly string[], from = projectRoot, found = new Set<string>()): Set<string> {
  for (const name of names) {
    const folder = folderOf(name, from);
    if (!folder && !read<Manifest>(from, 'package.json').optionalDependencies?.[name])
      throw new Error(`${name} is not installed, and ${from} needs it: npm ci`);
    if (!folder || found.has(folder)) continue;
    found.add(folder);
    const { dependencies, optionalDependencies } = read<Manifest>(folder, 'package.json');
    closure(Object.keys({ ...dependencies, ...optionalDependencies }), folder, found);
  }
  return found;
}

let bundled: string[] = [];

/** Fails if the bundle imports what the release has not. */
const checkPackages: Plugin = {
  name: 'check-packages',
  generateBundle(_, bundle) {
    bundled = packageFolders(this.getModuleIds());
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const unknown = [...file.imports, ...file.dynamicImports].filter(
        (id) => !(id in bundle || isBuiltin(id) || unbundled.includes(id)),
      );
      if (unknown.length > 0) this.error(`${file.name} imports ${unknown.join(', ')}, which is not bundled`);
    }
  },
};

if (!buildStale('design', 'app')) process.exit(1);

const start = performance.now();
await build({
  configFile: false,
  root: projectRoot,
  publicDir: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: unbundled },
  plugins: [checkPackages],
  build: {
    ssr: true,
    target: 'node22',
    outDir: release,
    emptyOutDir: true,
    rolldownOptions: {
      // In the same folders as in the repository, so that the same paths lead to the site and the sample content.
      input: {
        'server/main': 'server/main.ts',
        'server/imc': 'server/cli/imc.ts',
        'server/sqlite-thread': 'server/db/sqlite-thread.ts',
        'app/dist/server/index': 'app/dist/server/index.js',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'server/[name]-[hash].js',
        // Node keeps each source in memory, with two bytes a character if one is not Latin. Lines stay, for traces of errors, and licences are
        // in the notices.
        comments: false,
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
      },
    },
  },
});

const copied = closure(unbundled);
// Nested packages are copied if they are needed, and no sources for compilers.
const isNeeded = (path: string) => !/\/(node_modules|better-sqlite3\/(deps|src))$/.test(path);
for (const folder of copied)
  cpSync(folder, join(release, relative(projectRoot, folder)), { recursive: true, filter: isNeeded });
for (const file of swaggerFiles)
  cpSync(join(projectRoot, 'node_modules', swagger, file), join(release, 'node_modules', swagger, file));
for (const path of ['app/dist/client', 'server/features/blog/sample'])
  cpSync(join(projectRoot, path), join(release, path), { recursive: true });

const write = (file: string, content: string | object) =>
  writeFileSync(
    join(release, file),
    typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
  );

const version = readVersion();
const { name, description, license } = read<Record<string, string>>(projectRoot, 'package.json');
write('package.json', {
  ...{ name, version: version.version, private: true, description, license, type: 'module' },
  bin: { imc: './imc.js' },
  engines: { node: `>=${oldestNode}` },
  scripts: { start: 'node server.js' },
  dependencies: Object.fromEntries(
    [...unbundled, swagger].map((name) => [
      name,
      read<Manifest>(projectRoot, 'node_modules', name, 'package.json').version,
    ]),
  ),
});
write('release.json', version);
const starter = (module: string) => `#!/usr/bin/env node
if (Number(process.versions.napi) < 10) {
  console.error(\`Node ${oldestNode} or later is needed, this is \${process.version}\`);
  process.exit(1);
}
await import('./server/${module}.js');
`;
write('server.js', starter('main'));
write('imc.js', starter('imc'));

// The site's fonts are no modules.
const fonts = Object.keys(read<Manifest>(projectRoot, 'ui/package.json').dependencies ?? {})
  .filter((name) => name.startsWith('@fontsource'))
  .map((name) => join(projectRoot, 'node_modules', name));
const inBrowser = read<string[]>(projectRoot, 'app/dist/client/.vite/packages.json');
const pages = join(projectRoot, 'node_modules', swagger);
const folders = [...new Set([...bundled, ...inBrowser, ...copied, ...fonts, pages])];
const sbom = sbomOf(folders);
write('sbom.json', sbom);
write('THIRD-PARTY-NOTICES.txt', noticesOf(folders, sbom));
console.log(
  `Building ${relative(process.cwd(), release)}/ … ${((performance.now() - start) / 1000).toFixed(1)} s; ${sbom.components.length} packages, ${copied.size} of them in node_modules`,
);
