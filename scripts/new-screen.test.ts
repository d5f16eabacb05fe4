import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { binaryFolder, projectRoot } from './freshness.ts';
import { placeholder } from './new-files.ts';
import { type AreaName, writeScreen } from './new-screen-files.ts';

// Types of the generated files: ui/contract-tests/prop-docs.test.ts, which has opened the whole program anyway.

// Node would load the router twice, under its two package names.
vi.mock('react-router-dom', () => import('react-router'));

const cache = join(projectRoot, '.cache');
let root: string;
let publicFiles: string[];
let areaFiles: string[];
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  root = mkdtempSync(join(cache, 'new-screen-'));
  // The files that a new screen edits or imports by a relative path, and an existing screen.
  for (const part of [
    'app/src/routes.ts',
    'biome.json',
    'docs/specification.md',
    'screens/content',
    'screens/head',
    'screens/package.json',
    'screens/public/events/events-screen.tsx',
    'screens/shared',
  ])
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  mkdirSync(join(root, 'node_modules/@imc'), { recursive: true });
  symlinkSync(join(root, 'screens'), join(root, 'node_modules/@imc/screens'));
  // All before the first import, because Node loads the index of the texts once.
  publicFiles = writeScreen('public', 'council-news', root);
  areaFiles = areas.flatMap(([area, name]) => writeScreen(area, name, root));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a new public page', () => {
  test('is complete except for the texts and the description', () => {
    expect(publicFiles).toEqual([
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
    const unfinished = publicFiles.filter((file) => read(file).includes(placeholder));
    expect(unfinished).toEqual(['screens/content/council-news.ts', 'screens/content/descriptions.ts']);
  });

  test('is prerendered with its facts, one heading and its breadcrumb once its texts are written', async () => {
    for (const file of publicFiles)
      writeFileSync(join(root, file), read(file).replaceAll(`${placeholder}:`, 'Written,'));
    const content = await import(join(root, 'screens/content/index.ts'));
    expect(content.staticPages).toContain(content.councilNews);
    const description = content.descriptions['/council-news'];
    expect(description).toMatch(/^[A-Z].{48,158}\.$/);

    const page = await import(join(root, 'app/src/routes/council-news.tsx'));
    expect(page.meta()).toEqual(
      expect.arrayContaining([
        { title: expect.stringMatching(/^Council news/) },
        { name: 'description', content: description },
        { 'script:ld+json': expect.objectContaining({ '@type': 'BreadcrumbList' }) },
      ]),
    );
    const markup = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(page.default)));
    expect(markup.match(/<h1\b.*?<\/h1>/g)).toEqual([expect.stringContaining('Council news')]);
    expect(markup).toMatch(/<nav [^>]*aria-label="Where you are"/);
    for (const text of [content.councilNews.lead, ...content.councilNews.paragraphs])
      expect(markup).toContain(text);
  });
});

const areas: readonly (readonly [area: AreaName, name: string, path: string, route: string])[] = [
  ['public', 'news', '/news', "route('news', 'routes/news.tsx')"],
  ['account', 'confirm-email', '/confirm-email', "route('confirm-email', 'routes/confirm-email.tsx')"],
  ['member', 'certificates', '/dashboard/certificates', "route('certificates', 'routes/certificates.tsx')"],
  ['admin', 'sponsors', '/admin/sponsors', "{ to: '/admin/sponsors', label: 'Sponsors', icon: FileText }"],
];

describe('a screen of each area', () => {
  test.each(areas)('has its route and its place in the specification: %s', (area, _name, path, route) => {
    expect(read(area === 'admin' ? 'screens/content/admin-layout.ts' : 'app/src/routes.ts')).toContain(route);
    expect(read('docs/specification.md')).toMatch(
      new RegExp(`^\\| S-2\\.\\d+ \\| \`${path}\` \\| ${area} \\| `, 'm'),
    );
  });

  test('is kept from search engines if it is private', async () => {
    const page = await import(join(root, 'app/src/routes/certificates.tsx'));
    expect(page.meta()).toContainEqual({ name: 'robots', content: 'noindex' });
    const adminPage = await import(join(root, 'app/src/routes/admin-sponsors.tsx'));
    for (const { default: Page } of [page, adminPage])
      expect(renderToStaticMarkup(createElement(Page))).toMatch(/<h1\b/);
  });

  test('imports only what exists in its stories, and passes lint once it is formatted', () => {
    const code = new Set(areaFiles.filter((file) => !file.endsWith('.md')));
    for (const file of [...code].filter((path) => path.endsWith('.stories.tsx')))
      for (const [, name, path = ''] of read(file).matchAll(/^import \{ (\w+) \} from '(\.\.[^']+)';$/gm))
        expect(readFileSync(join(projectRoot, file, '..', path), 'utf8')).toMatch(
          new RegExp(`^export [\\w ]*\\b${name}\\b`, 'm'),
        );
    const { status, stdout, stderr } = spawnSync(
      join(binaryFolder, 'biome'),
      ['check', '--write', '--error-on-warnings', '--vcs-enabled=false', ...code],
      { cwd: root, encoding: 'utf8' },
    );
    expect(status, `${stdout}${stderr}`).toBe(0);
  });
});

test('throws for a name that exists or is not in kebab-case, and writes nothing', () => {
  const before = read('app/src/routes.ts');
  expect(() => writeScreen('public', 'events', root)).toThrow(/already exists/);
  expect(() => writeScreen('public', 'Council_News', root)).toThrow(/kebab-case/);
  expect(read('app/src/routes.ts')).toBe(before);
});
