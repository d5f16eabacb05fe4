/** Joins the specification with coverage.ts in Node, for the Coverage page. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverage } from './coverage.ts';
import { documentedPages, sitePages } from './site-routes.ts';
import { views } from './specification.ts';
import { readSpecification, type SpecificationRow, specificationPaths } from './specification-rows.ts';
import { type StoryFile, storyFiles } from './story-files.ts';

const root = join(import.meta.dirname, '../..');

/** A statement with its stories and tests. */
export interface CoverageRow extends SpecificationRow {
  /** Ids of its stories, most important first. */
  readonly stories: readonly string[];
  /** Story id by exact text. */
  readonly texts: Readonly<Record<string, string>>;
  /** Test files, relative to the repository's root. */
  readonly tests: readonly string[];
}

/** Texts that a story checks and that no statement contains. */
export interface UnnamedTexts {
  /** Id of the story. */
  readonly story: string;
  readonly texts: readonly string[];
}

/** Returns the stories of the screen at each documented address and of the views within it, by id of the statement. */
function routeStories(files: readonly StoryFile[]): Map<string, readonly string[]> {
  const pages = sitePages();
  const storiesAt = (shown: readonly { path: string; title?: string | undefined }[]) =>
    shown.flatMap(
      ({ title }) => files.find((file) => file.title === title)?.stories.map(({ id }) => id) ?? [],
    );
  return new Map(
    documentedPages().map(({ id, path }) => [
      id,
      storiesAt([
        ...pages.filter((page) => page.path === path),
        ...views.filter((view) => view.path.split('?')[0] === path),
      ]),
    ]),
  );
}

/** Returns every statement of the specification with its stories and tests from coverage.ts. */
export function coverageRows(files = storyFiles()): CoverageRow[] {
  const routes = routeStories(files);
  return readSpecification().map((row) => {
    const { stories = routes.get(row.id) ?? [], texts = {}, tests = [] } = coverage[row.id] ?? {};
    return { ...row, stories: [...new Set([...stories, ...Object.values(texts)])], texts, tests };
  });
}

/** Returns the string literals that a story queries or expects as text. */
const checkedTexts = (source: string): string[] =>
  [...source.matchAll(/(?:ByText|toHaveTextContent)\(\s*(?:'((?:[^'\\]|\\.)+)'|"([^"]+)")/g)].map(
    ([, single, double = '']) => single ?? double,
  );

/** Returns the product sources without stories, tests and sample data. */
const productSources = (): string =>
  globSync('{screens,ui/membership,api/contract}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path === 'node_modules',
  })
    .filter((path) => !/\.(stories|test|browser)\.tsx?$|sample/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');

/** Returns the stories of `Screens/` and `Membership/` that check a product text missing from the specification. */
export function unnamedTexts(files = storyFiles()): UnnamedTexts[] {
  const specification = specificationPaths
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
    .toLowerCase();
  const product = productSources();
  return files
    .filter(({ title }) => /^(Screens|Membership)\//.test(title))
    .flatMap(({ stories }) => stories)
    .map(({ id, source }) => ({
      story: id,
      texts: [...new Set(checkedTexts(source))].filter(
        (text) => product.includes(text) && !specification.includes(text.toLowerCase()),
      ),
    }))
    .filter(({ texts }) => texts.length > 0);
}
