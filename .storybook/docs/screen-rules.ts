/** Reads, in Node, which statements of docs/specification.md each screen implements. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documentedPages, sitePages } from '../pages/site-routes.ts';
import { readSpecification, type SpecificationRow } from '../pages/specification-rows.ts';

const root = join(import.meta.dirname, '../..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

export interface ScreenRules {
  /** Paths of the screen in the notation of the specification, for example `/blog/{id}`. */
  readonly paths: readonly string[];
  /** Its rows of the route table and the statements that its sources cite, in the order of the specification. */
  readonly rules: readonly Pick<SpecificationRow, 'id' | 'text'>[];
}

/** Returns the statement ids in a source text. Expands ranges such as `S-2.38 to S-2.44`. */
export function idsIn(source: string): string[] {
  return [...source.matchAll(/(?<![\w-])([A-Z]+-(?:\d+\.)?)(\d+)\b(?: to \1(\d+)\b)?/g)].flatMap(
    ([, chapter, first, last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, step) => `${chapter}${Number(first) + step}`,
      ),
  );
}

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(stories|test|browser)\./.test(name);

/** Returns the paths of a screen's modules: the modules in its folder and the content modules that they import. */
function sourcesOf(folder: string): string[] {
  const own = readdirSync(join(root, folder))
    .filter(isSource)
    .map((name) => join(folder, name));
  const content = own.flatMap((path) =>
    [
      ...read(path).matchAll(/from '(?:(\.[^']*\/content\/[\w-]+)\.ts|@imc\/screens\/content\/([\w-]+))'/g),
    ].map(([, relative, name]) =>
      relative ? `${join(dirname(path), relative)}.ts` : `screens/content/${name}.ts`,
    ),
  );
  return [...new Set([...own, ...content])].filter((path) => existsSync(join(root, path)));
}

/** Returns the rules of every screen, by the title of its stories. */
export function screenRules(): Record<string, ScreenRules> {
  const rules = readSpecification();
  const routes = new Map(documentedPages().map(({ path, id }) => [path, id]));
  const pages = sitePages();
  return Object.fromEntries(
    globSync('screens/**/*.stories.tsx', { cwd: root, exclude: (path) => path === 'node_modules' }).map(
      (path) => {
        const stories = read(path);
        const title = /preview\.meta\(\{[\s\S]*?title: '([^']+)'/.exec(stories)?.[1] ?? path;
        const paths = pages.filter((page) => page.title === title).map((page) => page.path);
        const sources = dirname(path).endsWith('/shared') ? [] : sourcesOf(dirname(path));
        const cited = new Set([
          ...paths.map((address) => routes.get(address)),
          ...[stories, ...sources.map((source) => read(source))].flatMap(idsIn),
        ]);
        return [
          title,
          { paths, rules: rules.filter(({ id }) => cited.has(id)).map(({ id, text }) => ({ id, text })) },
        ];
      },
    ),
  );
}
