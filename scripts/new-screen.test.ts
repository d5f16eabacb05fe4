import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { binaryFolder, projectRoot } from './freshness.ts';
import { placeholder } from './new-files.ts';
import { writeScreen } from './new-screen-files.ts';

const workspaces = ['api', 'app', 'mocks', 'screens', 'ui'];
const generated = /[/\\](node_modules|dist|\.react-router|storybook-static)$|\.ndjson$/;

let root: string;
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-screen-'));
  for (const part of [...workspaces, '.storybook', 'docs', 'scripts'])
    cpSync(join(projectRoot, part), join(root, part), {
      recursive: true,
      filter: (path) => !generated.test(path),
    });
  for (const file of readdirSync(projectRoot).filter((name) =>
    /^(tsconfig.*|package|biome)\.json$/.test(name),
  ))
    cpSync(join(projectRoot, file), join(root, file));
  // The copy links to the installed packages, but to its own workspaces.
  mkdirSync(join(root, 'node_modules/@imc'), { recursive: true });
  for (const name of readdirSync(join(projectRoot, 'node_modules')).filter((other) => other !== '@imc'))
    symlinkSync(join(projectRoot, 'node_modules', name), join(root, 'node_modules', name));
  for (const workspace of workspaces)
    symlinkSync(join(root, workspace), join(root, 'node_modules/@imc', workspace));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs a command of the repository in the copy. */
function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(binaryFolder, command), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, output: `${stdout}${stderr}` };
}

describe('a new public page', () => {
  let files: string[];
  beforeAll(() => {
    files = writeScreen('public', 'council-news', root);
  });

  test('is complete except for the texts, the description and the content of the screen', () => {
    expect(files).toEqual([
      'screens/public/council-news/index.ts',
      'screens/public/council-news/council-news-screen.tsx',
      'screens/public/council-news/council-news-screen.stories.tsx',
      'screens/content/council-news.ts',
      'app/src/routes/council-news.tsx',
      'app/src/routes.ts',
      'docs/specification.md',
      'screens/content/index.ts',
      'screens/content/descriptions.ts',
      'screens/content/pages.ts',
    ]);
    const unfinished = files.filter((file) => read(file).includes(placeholder));
    expect(unfinished).toEqual(['screens/content/council-news.ts', 'screens/content/descriptions.ts']);
    expect(read('docs/specification.md')).toMatch(
      /^\| S-2\.\d+ \| `\/council-news` \| public \| Council news \|$/m,
    );
  });

  test('passes types, lint, coverage and the tests of the head once its texts are written', () => {
    const code = files.filter((file) => !file.endsWith('.md'));
    const format = run('biome', 'check', '--write', '--vcs-enabled=false', ...code);
    expect(format.status, format.output).toBe(0);

    writeFileSync(
      join(root, 'tsconfig.new-screen.json'),
      JSON.stringify({
        extends: './tsconfig.browser.json',
        files: [...code.filter((file) => /\.tsx?$/.test(file)), '.storybook/plugins/app-routes.d.ts'],
        include: [],
      }),
    );
    const types = run('tsc', '-p', 'tsconfig.new-screen.json');
    expect(types.status, types.output).toBe(0);

    const check = () =>
      run(
        'vitest',
        'run',
        '--root',
        root,
        '-t',
        'council-news|written|documented|prerendered|placeholder|unique|structured data|first-level heading|search',
        '.storybook/pages/specification.test.ts',
        'app/src/head.test.tsx',
      );
    expect(check().output).toContain(`not to contain '${placeholder}`);
    for (const file of files)
      writeFileSync(join(root, file), read(file).replaceAll(`${placeholder}:`, 'Written,'));
    const after = check();
    expect(after.status, after.output).toBe(0);
  }, 240_000);
});

test.each([
  ['account', 'confirm-email', "route('confirm-email', 'routes/confirm-email.tsx')"],
  ['member', 'certificates', "route('certificates', 'routes/certificates.tsx')"],
  ['admin', 'members', "route('admin/members', 'routes/admin-members.tsx')"],
] as const)('a screen in the area %s gets its route in that area', (area, name, route) => {
  writeScreen(area, name, root);
  expect(read('app/src/routes.ts')).toContain(route);
  expect(read(`screens/${area}/${name}/index.ts`)).toContain('Screen');
});

test('throws for a name that exists or is not in kebab-case, and writes nothing', () => {
  const before = read('app/src/routes.ts');
  expect(() => writeScreen('public', 'events', root)).toThrow(/already exists/);
  expect(() => writeScreen('public', 'Council_News', root)).toThrow(/kebab-case/);
  expect(read('app/src/routes.ts')).toBe(before);
});
