import { existsSync, globSync, statSync } from 'node:fs';
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
    sources: ['app/**/*', 'screens/**/*', 'ui/**/*', 'api/**/*', 'package-lock.json'],
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

/** Whether the product is missing or older than any of its sources. */
export function isStale({ output, sources }: Product, root = projectRoot): boolean {
  const path = join(root, output);
  if (!existsSync(path)) return true;
  const builtAt = statSync(path).mtimeMs;
  const readsStories = sources.some((pattern) => pattern.includes('stories'));
  return sources.some((pattern) =>
    globSync(pattern, { cwd: root, exclude: (path) => generated.test(path) }).some((file) => {
      if (!readsStories && irrelevant.test(file)) return false;
      const stats = statSync(join(root, file), { throwIfNoEntry: false });
      return stats?.isFile() === true && stats.mtimeMs > builtAt;
    }),
  );
}

/** Includes Node's own binaries. */
export const binaryFolder = join(projectRoot, 'node_modules', '.bin');
