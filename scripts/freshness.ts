import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's own folder, with a slash at its end. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** Something that is made from other files. */
export interface Product {
  /** A file that the making writes last; below the repository. */
  readonly output: string;
  /** Patterns of what it is made from, below the repository. */
  readonly sources: readonly string[];
}

/** Folders of generated files, which are no sources. */
const generated = /(^|[\\/])(node_modules|dist|\.react-router|ui[\\/](tokens|fonts)[\\/]build)$/;
/** Files that change nothing about a product. */
const irrelevant = /\.(test|stories)\.tsx?$|\.mdx$/;

export const products = {
  design: {
    output: 'ui/fonts/build/fonts.css',
    sources: ['ui/tokens/**/*.json', 'ui/scripts/*.ts', 'app/build/*site-files.ts', 'package-lock.json'],
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

/** Whether the product is missing, or older than any file that it is made from. */
export function isStale({ output, sources }: Product, root = projectRoot): boolean {
  const path = join(root, output);
  if (!existsSync(path)) return true;
  const madeAt = statSync(path).mtimeMs;
  const readsStories = sources.some((pattern) => pattern.includes('stories'));
  return sources.some((pattern) =>
    globSync(pattern, { cwd: root, exclude: (path) => generated.test(path) }).some((file) => {
      if (!readsStories && irrelevant.test(file)) return false;
      const found = statSync(join(root, file), { throwIfNoEntry: false });
      return found?.isFile() === true && found.mtimeMs > madeAt;
    }),
  );
}

/** Where the binaries of the repository stand: Node's own among them. */
export const binaryFolder = join(projectRoot, 'node_modules', '.bin');
