import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** With a trailing slash. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

export interface Product {
  /** A file that the build always writes, towards its end, relative to the repository. */
  readonly output: string;
  /** Glob patterns of its sources, relative to the repository. */
  readonly sources: readonly string[];
}

/** Folders of generated files, which are not sources. */
const generated = /(^|[\\/])(node_modules|dist|\.react-router|ui[\\/](tokens|fonts|mail)[\\/]build)$/;
/** Files that do not affect most products. */
const irrelevant = /\.(test|stories)\.tsx?$|\.mdx$/;
/** Variables that the builds read. */
const variables = /^(VITE_.+|CHROMATIC_PROJECT_TOKEN)$/;

export const products = {
  design: {
    output: 'ui/mail/build/mail.js',
    sources: [
      'ui/tokens/**/*.json',
      'ui/scripts/*.ts',
      'ui/mail/**/*',
      'api/contract/**/*.ts',
      'app/build/*site-files.ts',
      'package-lock.json',
    ],
  },
  app: {
    output: 'app/dist/server/index.js',
    sources: ['app/**/*', 'app/.env*', 'screens/**/*', 'ui/**/*', 'api/**/*', 'package-lock.json'],
  },
  storybook: {
    output: 'storybook-static/index.json',
    sources: [
      '.storybook/**/*',
      '{ui,screens}/**/*',
      '{api,mocks}/**/*.ts',
      '{ui,screens}/**/*.{stories.tsx,mdx}',
      'package-lock.json',
    ],
  },
} as const satisfies Record<string, Product>;

/** Of the names and contents of the sources, and of the variables. Times and the folder of the repository don't count. */
export function sourceHash(
  { sources }: Pick<Product, 'sources'>,
  root = projectRoot,
  env = process.env,
): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(env).sort()) if (variables.test(name)) hash.update(`${name}=${env[name]}\0`);
  const readsStories = sources.some((pattern) => pattern.includes('stories'));
  const files = globSync(sources, { cwd: root, exclude: (path) => generated.test(path) });
  for (const file of [...new Set(files)].sort()) {
    if (!readsStories && irrelevant.test(file)) continue;
    const path = join(root, file);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) continue;
    const content = readFileSync(path);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Its build removes it with the output. */
export const hashFile = ({ output }: Product, root = projectRoot): string => join(root, `${output}.sources`);

/** Whether the product is missing or was built from other sources or variables. */
export function isStale(product: Product, root = projectRoot, env = process.env): boolean {
  const file = hashFile(product, root);
  if (!existsSync(join(root, product.output)) || !existsSync(file)) return true;
  return readFileSync(file, 'utf8') !== sourceHash(product, root, env);
}

/** Includes Node's own binaries. */
export const binaryFolder = join(projectRoot, 'node_modules', '.bin');
