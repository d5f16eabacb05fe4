/**
 * `npm run test:visual -- --base REV`: builds the current Storybook and the one of another revision, and compares pictures of stories with
 * changed modules. `--only TEXT`: stories with the text in their id. `--all`: unchanged stories, too.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chooseBase, gitIn } from '../../scripts/base-revision.ts';
import { browserLaunchOptions, findBrowser, installHint } from '../browser/browser.ts';
import { baseFolder, buildBase, buildToday, pruneBases } from './base-build.ts';
import { compareBuilds } from './compare-builds.ts';
import { stillFlags } from './picture.ts';
import { labelOf, type PictureReport } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = join(root, 'test-results/visual');
const storybook = join(root, 'storybook-static');

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
  },
});

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** Returns whether nothing differs. */
function summarise({ results: found, same }: PictureReport): boolean {
  const shown = 40;
  for (const result of found.slice(0, shown)) {
    const why = result.error?.split('\n')[0] ?? [...result.tokens, ...result.modules].slice(0, 3).join(', ');
    console.log(`${result.kind}: ${labelOf(result)}${why ? ` (${why})` : ''}`);
  }
  if (found.length > shown) console.log(`… and ${found.length - shown} more.`);
  console.log(`\n${same} ${same === 1 ? 'picture' : 'pictures'} unchanged, ${found.length} to review.`);
  if (found.length > 0) console.log('To review them, run `npm run storybook` and open Review/Pictures.');
  return found.length === 0;
}

async function main(): Promise<boolean> {
  if (!findBrowser()) {
    console.error(installHint);
    return false;
  }
  const start = performance.now();
  const base = chooseBase(gitIn(root), values.base);
  console.log(`Base: ${base.commit.slice(0, 10)}, ${base.reason}.`);
  const [before] = await Promise.all([buildBase(root, base, console.log), buildToday(root)]);
  pruneBases(root);
  console.log(`Built both Storybooks in ${seconds(start)}.`);
  const options = browserLaunchOptions({ preferComplete: true });
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...stillFlags] });
  const taking = performance.now();
  try {
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results, { recursive: true });
    const report = await compareBuilds(browser, {
      before,
      after: storybook,
      cache: join(baseFolder(root, base.commit), 'pictures'),
      results,
      base,
      only: values.only,
      all: values.all,
      log: console.log,
    });
    console.log(`Compared the pictures in ${seconds(taking)}, ${seconds(start)} in total.\n`);
    const isGood = summarise(report);
    cpSync(results, join(storybook, 'visual'), { recursive: true, force: true });
    return isGood;
  } finally {
    await browser.close();
  }
}

process.exitCode = (await main()) ? 0 : 1;
