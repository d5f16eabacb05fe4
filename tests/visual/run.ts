/**
 * `npm run test:visual -- --base REV`: builds the current Storybook and the one of another revision, and compares pictures of stories with
 * changed modules. `--only TEXT`: stories with the text in their id. `--all`: unchanged stories, too. `--accept NOTE`: marks the differences of
 * the last run as intended, with `--only TEXT` those of these stories.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chooseBase, gitIn } from '../../scripts/base-revision.ts';
import { browserLaunchOptions, findBrowser, installHint } from '../browser/browser.ts';
import {
  acceptedFile,
  acceptedFor,
  markAccepted,
  readAccepted,
  settleAccepted,
  writeAccepted,
} from './accepted-differences.ts';
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
    accept: { type: 'string' },
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

function writeNotes(report: PictureReport, accepted: Parameters<typeof acceptedFor>[0]) {
  const noted = report.results.map((result) => {
    const note = acceptedFor(accepted, result)?.note;
    return note ? { ...result, note } : result;
  });
  writeFileSync(join(results, 'report.json'), JSON.stringify({ ...report, results: noted }));
}

/** Returns whether all differences are marked as intended. */
function summarise(report: PictureReport, isLookedAt: (picture: string) => boolean): boolean {
  const accepted = tidyAccepted(report, isLookedAt);
  writeNotes(report, accepted);
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
    console.log(
      'To review them, run `npm run storybook` and open Review/Pictures. Mark those that are meant with `--accept NOTE`.',
    );
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
    rmSync(join(storybook, 'visual'), { recursive: true, force: true });
    cpSync(results, join(storybook, 'visual'), { recursive: true });
    return isGood;
  } finally {
    await browser.close();
  }
}

/** Marks the differences of the last run as intended. */
function accept(note: string): boolean {
  const file = join(root, acceptedFile);
  const report = JSON.parse(readFileSync(join(results, 'report.json'), 'utf8')) as PictureReport;
  const meant = report.results.filter(
    ({ kind, story }) =>
      kind !== 'failed' && (values.only.length === 0 || values.only.some((text) => story.id.includes(text))),
  );
  const entries = markAccepted(readAccepted(readFileSync(file, 'utf8')), meant, note);
  writeFileSync(file, writeAccepted(entries));
  writeNotes(report, entries);
  console.log(`${plural(meant.length, 'difference')} marked as meant in ${acceptedFile}.`);
  return true;
}

process.exitCode = (values.accept === undefined ? await main() : accept(values.accept)) ? 0 : 1;
