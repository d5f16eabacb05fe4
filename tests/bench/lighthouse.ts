/**
 * `npm run lighthouse`: the public pages as Lighthouse sees them on a phone, medians of five runs each. With simulated throttling its four
 * categories; with applied throttling the largest paint of every public page, that of the home page beside the same page without its scripts.
 * `-- --runs 1` is quicker, `-- --only simulate` or `devtools` takes one mode. Figures are printed, nothing passes or fails.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import lighthouse, { type Flags } from 'lighthouse';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../browser/browser.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, pages: { type: 'string' } },
});
const runs = Number(values.runs);

/** Lighthouse's own measure of the machine, run by run: the higher, the quicker. Figures of two runs compare where it is alike. */
const speeds: number[] = [];

/** Pages whose four categories are to be 100. */
const judged = ['/', '/membership/application', '/blog', 'post', '/register'];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Figures {
  readonly scores: readonly number[];
  /** Milliseconds. */
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
  /** What kept a category from 100. */
  readonly faults: readonly string[];
}

/** The median of the figures that there are: a run in which Lighthouse could not tell one must not take the others with it. */
function median(figures: readonly number[]): number {
  const known = figures.filter(Number.isFinite).sort((one, other) => one - other);
  return known[Math.floor(known.length / 2)] ?? Number.NaN;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function look(port: number, url: string, throttlingMethod: 'simulate' | 'devtools'): Promise<Figures> {
  const flags: Flags = {
    port,
    output: 'json',
    logLevel: 'error',
    throttlingMethod,
    ...(throttlingMethod === 'devtools' ? { onlyCategories: ['performance'] } : {}),
  };
  const lhr = (await lighthouse(url, flags))?.lhr;
  if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  speeds.push(lhr.environment.benchmarkIndex);
  const value = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const faults = Object.values(lhr.categories).flatMap(({ score, auditRefs }) =>
    score === 1
      ? []
      : auditRefs
          .filter(({ weight, id }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.99)
          .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
  );
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100)),
    paint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    faults,
  };
}

const summary = (figures: readonly Figures[]) => ({
  scores: categories.map((_, index) => median(figures.map(({ scores }) => scores[index] ?? Number.NaN))),
  paint: median(figures.map(({ paint }) => paint)),
  blocking: median(figures.map(({ blocking }) => blocking)),
  shift: median(figures.map(({ shift }) => shift)),
  faults: [...new Set(figures.flatMap(({ faults }) => faults))],
});

const line = (name: string, { scores, paint, blocking, shift, faults }: Figures): string =>
  [
    name.padEnd(30),
    scores.map((score) => (Number.isNaN(score) ? '' : String(score).padStart(4))).join(''),
    `${paint.toFixed(0).padStart(6)} ms`,
    `${blocking.toFixed(0).padStart(5)} ms`,
    shift.toFixed(4).padStart(8),
    faults.length > 0 ? `  ${faults.join('; ')}` : '',
  ].join(' ');

const site = fork(fileURLToPath(new URL('./site-server.ts', import.meta.url)));
const [{ url: origin }] = (await once(site, 'message')) as [{ url: string }];
const port = await freePort();
const options = browserLaunchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
});

/** Pages of the site map, with the first post alone of all. */
async function publicPages(): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const posts = paths.filter((path) => path.startsWith('/blog/'));
  return [...paths.filter((path) => !posts.includes(path)), ...posts.slice(0, 1)];
}

try {
  const pages = await publicPages();
  const post = pages.find((path) => path.startsWith('/blog/')) ?? '/blog';
  const wanted = (path: string) => !values.pages || values.pages.split(',').includes(path);
  if (values.only !== 'devtools') {
    console.log(`simulated throttling, ${runs} runs      perf a11y best seo   paint, blocking, shift`);
    for (const name of judged.filter(wanted)) {
      const figures: Figures[] = [];
      for (let run = 0; run < runs; run++)
        figures.push(await look(port, origin + (name === 'post' ? post : name), 'simulate'));
      console.log(line(name, summary(figures)));
    }
  }
  if (values.only !== 'simulate') {
    console.log(`\napplied throttling, ${runs} runs        perf                 paint, blocking, shift`);
    const paths = [
      '/',
      '/without-scripts',
      ...pages.filter((path) => path !== '/'),
      '/register',
      '/login',
    ].filter((path) => wanted(path) || path === '/' || path === '/without-scripts');
    const taken = new Map(paths.map((path) => [path, [] as Figures[]]));
    // Turn by turn, so that a machine that slows down slows all of them.
    for (let run = 0; run < runs; run++)
      for (const path of paths) taken.get(path)?.push(await look(port, origin + path, 'devtools'));
    const medians = new Map([...taken].map(([path, figures]) => [path, summary(figures)]));
    for (const [path, figures] of medians) console.log(line(path, figures));
    const paint = (path: string) => medians.get(path)?.paint ?? Number.NaN;
    const worst = Math.max(...[...medians.values()].map((figures) => figures.paint));
    console.log(`\nhome / home without scripts  ${(paint('/') / paint('/without-scripts')).toFixed(2)}`);
    console.log(`slowest page / home          ${(worst / paint('/')).toFixed(2)}`);
  }
  const range = [Math.min(...speeds), Math.max(...speeds)].map((speed) => speed.toFixed(0)).join(' to ');
  console.log(
    `\nspeed of this machine        ${median(speeds).toFixed(0)} (${range}), by Lighthouse's measure`,
  );
} finally {
  await browser.close();
  site.kill('SIGTERM');
}
