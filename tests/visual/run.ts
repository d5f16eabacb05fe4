/**
 * `npm run test:visual -- --base REV`: builds the current Storybook and the one of another revision, and compares pictures of the
 * stories with changed modules. `--only TEXT` compares only stories with the text in their id. `--all` also compares unchanged stories.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import {
  acceptedFile,
  acceptedFor,
  readAccepted,
  settleAccepted,
  writeAccepted,
} from '../../.storybook/pages/pictures/accepted-differences.ts';
import { labelOf, type PictureReport } from '../../.storybook/pages/pictures/report.ts';
import { chooseBase, gitIn } from '../../scripts/base-revision.ts';
import { browserLaunchOptions, findBrowser, installHint } from '../browser/browser.ts';
import { baseFolder, buildBase, buildToday, pruneBases } from './base-build.ts';
import { compareBuilds } from './compare-builds.ts';
import { stillFlags } from './picture.ts';

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
const plural = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** Removes entries that no longer match from `accepted-differences.json`, and prints them. Returns the others. */
function tidyAccepted(report: PictureReport, isLookedAt: (picture: string) => boolean) {
  const file = join(root, acceptedFile);
  const { matching, dropped } = settleAccepted(
    readAccepted(readFileSync(file, 'utf8')),
    report.results,
    isLookedAt,
  );
  for (const { picture, note } of dropped)
    console.log(`Removed from ${acceptedFile}, because the picture has changed again: ${picture} (${note})`);
  if (dropped.length > 0) writeFileSync(file, writeAccepted(matching));
  return matching;
}

/** Prints the differences. Returns whether all of them are marked as meant. */
function summarise(report: PictureReport, isLookedAt: (picture: string) => boolean): boolean {
  const accepted = tidyAccepted(report, isLookedAt);
  const open = report.results.filter((result) => result.kind === 'failed' || !acceptedFor(accepted, result));
  const shown = 40;
  for (const result of open.slice(0, shown)) {
    const why = result.error?.split('\n')[0] ?? [...result.tokens, ...result.modules].slice(0, 3).join(', ');
    console.log(`${result.kind}: ${labelOf(result)}${why ? ` (${why})` : ''}`);
  }
  if (open.length > shown) console.log(`… and ${open.length - shown} more.`);
  const acceptedCount = report.results.length - open.length;
  console.log(
    `\n${plural(report.same, 'picture')} unchanged, ${acceptedCount} marked as meant, ${open.length} to review.`,
  );
  if (report.results.length > 0)
    console.log('To review them, run `npm run storybook` and open Review/Pictures.');
  return open.length === 0;
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
    const { report, isLookedAt } = await compareBuilds(browser, {
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
    const isGood = summarise(report, isLookedAt);
    cpSync(results, join(storybook, 'visual'), { recursive: true, force: true });
    if (existsSync(join(root, acceptedFile)))
      cpSync(join(root, acceptedFile), join(storybook, 'visual/accepted-differences.json'));
    return isGood;
  } finally {
    await browser.close();
  }
}

process.exitCode = (await main()) ? 0 : 1;
