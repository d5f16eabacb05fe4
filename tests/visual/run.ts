/**
 * `npm run test:visual`: a picture of every story at a phone's and a desk's width, and of the matrix stories in the dark scheme as
 * well, against the accepted ones.
 * `-- --update` accepts what is seen now; `-- --only TEXT` looks at the stories with the text in their id alone.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { isStale, products } from '../../scripts/freshness.ts';
import { browserLaunchOptions, findBrowser, installHint } from '../browser/browser.ts';
import { compare } from './compare.ts';
import { type Look, prepare, takePicture } from './picture.ts';
import { type Outcome, reportPage } from './report.ts';
import { listStories, type Story, serveFolder } from './stories.ts';

const widths = [360, 1280] as const;
const height = 800;
const root = fileURLToPath(new URL('../..', import.meta.url));
const storybook = join(root, 'storybook-static');
const accepted = join(root, 'tests/visual/accepted');
const results = join(root, 'test-results/visual');
const acceptCommand = 'npm run test:visual -- --update';

/** What pictures are taken of: stories drawn with old tokens would be accepted for new ones. */
const builds = [
  [products.design, 'build:design'],
  [products.storybook, 'build-storybook'],
] as const;

const { values } = parseArgs({
  options: { update: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});

const pictureName = ({ story, width, scheme }: Look): string =>
  `${story.id}-${width}${scheme === 'dark' ? '-dark' : ''}.webp`;

/** Every look at the stories at a width, by day and then by night: a matrix is looked at by both. */
const looksAt = (stories: readonly Story[], width: number): Look[] => [
  ...stories.map((story) => ({ story, width, scheme: 'light' as const })),
  ...stories
    .filter(({ name }) => name === 'Matrix')
    .map((story) => ({ story, width, scheme: 'dark' as const })),
];

function keep(kind: 'old' | 'new' | 'difference', picture: string, image: Buffer): void {
  mkdirSync(join(results, kind), { recursive: true });
  writeFileSync(join(results, kind, picture), image);
}

/** Holds a picture against the accepted one. */
async function judge(picture: string, label: string, taken: Buffer): Promise<Outcome> {
  const path = join(accepted, picture);
  const before = existsSync(path) ? readFileSync(path) : undefined;
  const difference = before && (await compare(before, taken));
  if (before && !difference) return { picture, label, kind: 'same' };
  if (values.update) writeFileSync(path, taken);
  keep('new', picture, taken);
  if (!before || !difference) return { picture, label, kind: 'new' };
  keep('old', picture, before);
  keep('difference', picture, difference.picture);
  return { picture, label, kind: 'different', note: `${difference.pixels} pixels` };
}

async function newPage(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  });
  const page = await context.newPage();
  await prepare(page);
  return page;
}

async function takeAll(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
  width: number,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let page = await newPage(browser, width);
  let before: Look | undefined;
  for (const look of looksAt(stories, width)) {
    const { story, scheme } = look;
    const picture = pictureName(look);
    const label = `${story.title}: ${story.name} at ${width} px${scheme === 'dark' ? ', by night' : ''}`;
    try {
      outcomes.push(await judge(picture, label, await takePicture(page, origin, look, before)));
      before = look;
    } catch (error) {
      const note = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      outcomes.push({ picture, label, kind: 'failed', note });
      await page.context().close();
      page = await newPage(browser, width);
      before = undefined;
    }
  }
  await page.context().close();
  return outcomes;
}

/** Accepted pictures of stories that are no more. */
function gone(stories: readonly Story[]): Outcome[] {
  if (values.only !== '') return [];
  const wanted = new Set(widths.flatMap((width) => looksAt(stories, width).map(pictureName)));
  return readdirSync(accepted)
    .filter((file) => file.endsWith('.webp') && !wanted.has(file))
    .map((picture) => {
      if (values.update) rmSync(join(accepted, picture));
      else keep('old', picture, readFileSync(join(accepted, picture)));
      return { picture, label: picture, kind: 'gone', note: 'There is no such story.' };
    });
}

function tell(outcomes: readonly Outcome[]): boolean {
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  for (const { kind, label, note = '' } of outcomes) {
    if (kind !== 'same' && !(values.update && kind !== 'failed'))
      console.log(`${kind}: ${label} ${note}`.trim());
  }
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'report.html'), reportPage(outcomes));
  const changed = count('different') + count('new') + count('gone');
  console.log(
    `\n${count('same')} as accepted, ${changed} ${values.update ? 'accepted now' : 'not'}, ${count('failed')} failed.`,
  );
  if (changed > 0 && !values.update) {
    console.log(`Look at test-results/visual/report.html, then accept what is right: ${acceptCommand}`);
  }
  return count('failed') === 0 && (values.update || changed === 0);
}

async function main(): Promise<boolean> {
  mkdirSync(accepted, { recursive: true });
  const hasAccepted = readdirSync(accepted).some((file) => file.endsWith('.webp'));
  if (!hasAccepted && !values.update) {
    console.error(
      `No picture has been accepted yet, so there is nothing to compare with. Accept today's: ${acceptCommand}`,
    );
    return false;
  }
  if (!findBrowser()) {
    console.error(installHint);
    return false;
  }
  for (const [product, script] of builds) {
    if (isStale(product)) execFileSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' });
  }
  rmSync(results, { recursive: true, force: true });
  const stories = listStories(storybook).filter(({ id }) => id.includes(values.only));
  const { origin, server } = await serveFolder(storybook);
  const browser = await chromium.launch({ ...browserLaunchOptions() });
  try {
    const taken = await Promise.all(widths.map((width) => takeAll(browser, origin, stories, width)));
    return tell([...taken.flat(), ...gone(stories)]);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

process.exitCode = (await main()) ? 0 : 1;
