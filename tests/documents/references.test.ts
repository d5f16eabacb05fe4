import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The specification, the features and the requirements number every statement. Code, tests and decision records cite these numbers.

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const features = readdirSync(join(root, 'docs/features')).map((name) => `docs/features/${name}`);
const documents = ['docs/specification.md', 'docs/requirements.md', ...features];
const requirements = read('docs/requirements.md');

/** In bold, in the first cell of a table row, or in a heading. */
const defined = new Set(
  documents.flatMap((path) =>
    [...read(path).matchAll(/^(?:- \*\*|\| |## )([A-Z]+-\d+(?:\.\d+)?)\b/gm)].map(([, id = '']) => id),
  ),
);
const prefixes = [...new Set([...defined].map((id) => id.replace(/-.*/, '')))];

/** Matches `S-5.3`, `PAY-3`, `R-21` or a section, `S-5`, but neither `IMC-APP-61` nor sample references with more digits, such as `R-0931`. */
const reference = new RegExp(`(?<![\\w-])(?:${prefixes.join('|')})-[1-9]\\d?(?:\\.\\d+)?\\b(?!\\d)`, 'g');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => /\.(tsx?|css|mdx?|sql|mjs)$/.test(path));

const isTest = (path: string) => /\.(test|spec|browser)\.tsx?$|^tests\/contract\/cases\//.test(path);

const cited = files
  .filter((path) => path !== 'tests/documents/references.test.ts')
  .flatMap((path) => [...read(path).matchAll(reference)].map(([id]) => ({ path, id })));

test('every cited id is defined', () => {
  expect(cited.length).toBeGreaterThan(200);
  expect(cited.filter(({ id }) => !defined.has(id))).toEqual([]);
});

test('every path that a document names, and every cited decision, exists', () => {
  const decisions = new Set(readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4)));
  const paths = files
    .filter((path) => /^(README|CONTRIBUTING|docs\/.*)\.md$/.test(path))
    .flatMap((page) => [
      ...read(page).matchAll(/`((?:api|app|docs|mocks|screens|scripts|server|tests|ui)\/[\w.@/-]+)`/g),
    ])
    .flatMap(([, path]) => path ?? [])
    .filter((path) => !path.startsWith('docs/decisions/'));
  const cited = files
    .flatMap((path) => [...read(path).matchAll(/docs\/decisions\/(\d{4})/g)])
    .flatMap(([, number]) => number ?? []);
  expect(Math.min(paths.length, cited.length)).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(cited.filter((number) => !decisions.has(number))).toEqual([]);
});

test('references use ids instead of section titles', () => {
  const prose = files.filter((path) =>
    /\b(?:specification|requirements|design), (?:section|line)s? \d/.test(read(path)),
  );
  expect(prose).toEqual([]);
});

test('every promise has a test or is listed as not kept yet', () => {
  const promises = [...requirements.matchAll(/^- \*\*(R-\d+)\*\*/gm)].map(([, id]) => id as string);
  const [, notKeptYet = ''] = requirements.split('## Not kept yet');
  const open = new Set([...notKeptYet.matchAll(/^- (R-\d+):/gm)].map(([, id]) => id));
  const tested = new Set(cited.filter(({ path }) => isTest(path)).map(({ id }) => id));
  expect(promises).toHaveLength(49);
  expect(promises.filter((id) => !tested.has(id) && !open.has(id))).toEqual([]);
});
