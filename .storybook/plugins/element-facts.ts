/** Reads, in Node, facts about the library's elements for their docs pages: tokens, bytes and the folder. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const library = join(root, 'ui');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** Size of a page that uses a single export of the library, in bytes after brotli compression. */
export interface ElementBytes {
  readonly name: string;
  readonly script: number;
  readonly style: number;
  /** Whether it loads more script on demand. */
  readonly hasLateCode: boolean;
}

export interface ElementFacts {
  /** Folder under `ui/`. */
  readonly folder: string;
  /** Names of the design tokens in its style sheets, without the two dashes. */
  readonly tokens: readonly string[];
  /** Sizes of its exports. Empty until `npm test` has measured them. */
  readonly bytes: readonly ElementBytes[];
}

const tokenNames = (): ReadonlySet<string> =>
  new Set(
    [...read(library, 'tokens/build/tokens.css').matchAll(/^ {2}--([\w-]+):/gm)].map(([, name = '']) => name),
  );

/** Reads the table that the byte budgets write (tests/budgets/elements-check.ts). */
export const bytesIn = (table: string): ElementBytes[] =>
  [...table.matchAll(/^([A-Z]\w*) +(\d+) +(\d+)(.*)$/gm)].map(([, name = '', script, style, more = '']) => ({
    name,
    script: Number(script),
    style: Number(style),
    hasLateCode: more.trim() !== '',
  }));

function measuredBytes(): ElementBytes[] {
  const table = join(root, 'test-results/elements.txt');
  return existsSync(table) ? bytesIn(read(table)) : [];
}

const isSource = (name: string) => /^[a-z0-9-]+\.tsx$/.test(name);

/** Returns the tokens in the style sheets that the modules of a folder import, in alphabetical order. */
function tokensOf(folder: string, known: ReadonlySet<string>): string[] {
  const sheets = readdirSync(folder)
    .filter(isSource)
    .flatMap((file) => [...read(folder, file).matchAll(/from '(\.[^']+\.css)'/g)])
    .map(([, path = '']) => join(folder, path));
  const names = [...new Set(sheets)].flatMap((sheet) => [...read(sheet).matchAll(/var\(\s*--([\w-]+)/g)]);
  return [...new Set(names.map(([, name = '']) => name))].filter((name) => known.has(name)).sort();
}

/** Returns the facts of every element, by the title of its stories: `Actions/Button`. */
export function elementFacts(): Record<string, ElementFacts> {
  const known = tokenNames();
  const measured = measuredBytes();
  return Object.fromEntries(
    globSync('{components,layout,patterns,membership}/**/*.stories.tsx', { cwd: library }).map((path) => {
      const [, title] = /preview\.meta\(\{\s*title: '([^']+)'/.exec(read(library, path)) ?? [];
      if (!title) throw new Error(`ui/${path} has no title.`);
      const folder = dirname(path);
      const exported = readdirSync(join(library, folder))
        .filter(isSource)
        .flatMap((file) => [
          ...read(library, folder, file).matchAll(/^export (?:function|const) ([A-Z]\w*)/gm),
        ])
        .map(([, name]) => name);
      return [
        title,
        {
          folder,
          tokens: tokensOf(join(library, folder), known),
          bytes: measured.filter(({ name }) => exported.includes(name)),
        },
      ];
    }),
  );
}
