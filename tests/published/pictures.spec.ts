import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { browserLaunchOptions } from '../browser/browser.ts';
import { compareBuilds } from '../visual/compare-builds.ts';
import { stillFlags } from '../visual/picture.ts';
import { expect, storybookFolder, test } from './published.ts';

// Tests `npm run test:visual` by comparing the built Storybook with a copy of it that has one change.

const usesToken = 'elements-actions-button--playground';
const doesNot = 'elements-layout-divider--playground';
const plays = 'elements-navigation-pagination--as-links';
const scrolls = 'elements-patterns-nav-bar--scrolled';
const staysAtTheTop = 'elements-patterns-nav-bar--playground';
const reacts = 'elements-actions-icon-button--matrix';

let browser: Browser;
let folder: string;
let copy: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const options = browserLaunchOptions();
  browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...stillFlags] });
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  copy = join(folder, 'copy');
  cpSync(storybookFolder, copy, { recursive: true });
});

test.afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** In the files of the copy that contain it. Returns a function that restores them. */
function replaceIn(pattern: string, text: RegExp, by: (found: string) => string): () => void {
  const files = globSync(pattern, { cwd: copy }).map((file) => join(copy, file));
  const changed = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const result = source.replace(text, by);
    return result === source ? [] : [{ file, source, result }];
  });
  expect(changed.length).toBeGreaterThan(0);
  for (const { file, result } of changed) writeFileSync(file, result);
  return () => {
    for (const { file, source } of changed) writeFileSync(file, source);
  };
}

async function compareWithCopy(only: readonly string[]) {
  const { report } = await compareBuilds(browser, {
    before: storybookFolder,
    after: copy,
    cache: join(folder, 'cache'),
    results: join(folder, 'results'),
    base: { commit: '0000000', reason: 'the build itself' },
    only,
    all: true,
  });
  return report;
}

test('finds a token that changed by one step, only in the stories that use it', async () => {
  const undo = replaceIn('assets/*.css', /(?<=--color-action-primary:#)[0-9a-f]{6}/g, (colour) =>
    (Number.parseInt(colour, 16) ^ 1).toString(16).padStart(6, '0'),
  );
  const { results, same } = await compareWithCopy([usesToken, doesNot]);
  undo();
  expect(results.map(({ kind, story, width, step }) => [kind, story.id, width, step])).toEqual([
    ['changed', usesToken, 1280, 1],
    ['changed', usesToken, 1280, 1],
    ['changed', usesToken, 1024, 1],
    ['changed', usesToken, 360, 1],
  ]);
  expect(results[0]?.tokens).toContain('--color-action-primary');
  expect(same).toBe(4);
});

test('finds a colour that shows only after scrolling, and one that shows only on hover', async () => {
  const red = () => '#ff0000';
  const undo = [
    replaceIn('assets/nav-bar-*.css', /var\(--color-surface-bar-scrolled\)/, red),
    replaceIn('assets/icon-button-*.css', /(?<=:hover:not\(:disabled\)\{background:)var\([\w-]+\)/, red),
  ];
  const { results } = await compareWithCopy([scrolls, staysAtTheTop, reacts]);
  for (const each of undo) each();
  expect(results.map(({ picture }) => picture).sort()).toEqual([
    `${reacts}-1280-hover`,
    `${scrolls}-1024-light`,
    `${scrolls}-1280-dark`,
    `${scrolls}-1280-light`,
    `${scrolls}-360-light`,
  ]);
});

test('reports a story with a throwing play function as failed, although its pictures are the same', async () => {
  const undo = replaceIn('assets/pagination.stories-*.js', /(?<=\/blog\?page=)4(?=`)/, () => '5');
  const { results, same } = await compareWithCopy([plays]);
  undo();
  expect(results.map(({ kind, story, width }) => [kind, story.id, width])).toEqual([
    ['failed', plays, 1280],
    ['failed', plays, 1024],
    ['failed', plays, 360],
  ]);
  expect(results[0]?.error).toContain('playFunctionThrewException');
  expect(same).toBe(0);
});
