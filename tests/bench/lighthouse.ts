/**
 * `npm run lighthouse`: runs Lighthouse on the public pages as a phone and prints the medians of five runs. With simulated throttling, it prints
 * the four category scores and the blocking time of every public page. With applied throttling, it prints their largest contentful paint, and that of the
 * home page with and without its scripts. `-- --pages /,/faq` selects pages. `-- --runs 1` is faster; `-- --only simulate` or `devtools` selects one mode. Prints figures without pass or fail.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../browser/browser.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, pages: { type: 'string' } },
});
const runs = Number(values.runs);

/** Lighthouse's benchmark index of each run: the higher, the faster the machine. Only compare results with similar values. */
const speeds: number[] = [];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Figures {
  readonly scores: readonly number[];
  /** Milliseconds. */
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
  /** Audits that kept a category below 100. */
  readonly faults: readonly string[];
}

/** Of the finite figures, so that a run in which an audit failed does not invalidate the others. */
function median(figures: readonly number[]): number {
  const known = figures.filter(Number.isFinite).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? Number.NaN;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Runs Lighthouse again if it could not record the page, about once in a hundred runs. */
async function reportOf(url: string, flags: Flags): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const lhr = (await lighthouse(url, flags))?.lhr;
    if (lhr && !lhr.runtimeError) return lhr;
    const problem = `${url}: ${lhr?.runtimeError?.message ?? 'no result'}`;
    if (attempt === 2) throw new Error(problem);
    console.error(`${problem} Running it again.`);
  }
}

async function audit(port: number, url: string, throttlingMethod: 'simulate' | 'devtools'): Promise<Figures> {
  const flags: Flags = {
    port,
    output: 'json',
    logLevel: 'error',
    throttlingMethod,
    ...(throttlingMethod === 'devtools' ? { onlyCategories: ['performance'] } : {}),
  };
  const lhr = await reportOf(url, flags);
  speeds.push(lhr.environment.benchmarkIndex);
  const value = (id: string): number => lhr.audits[id]?.numericValue ?? Number.NaN;
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
const options = browserLaunchOptions({ preferComplete: true });
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
});

/** The home page, added by the measured server. */
const withoutScripts = '/without-scripts';

/** From the sitemap, with only the first blog post. */
async function publicPages(): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const posts = paths.filter((path) => path.startsWith('/blog/'));
  return [...paths.filter((path) => !posts.includes(path)), ...posts.slice(0, 1)];
}

try {
  const pages = await publicPages();
  const paths = [...new Set(['/', ...pages, '/register', '/login'])].filter(
    (path) => path !== withoutScripts,
  );
  const isSelected = (path: string) => !values.pages || values.pages.split(',').includes(path);
  if (values.only !== 'devtools') {
    console.log(`simulated throttling, ${runs} runs      perf a11y best seo   paint, blocking, shift`);
    for (const path of paths.filter(isSelected)) {
      const figures: Figures[] = [];
      for (let run = 0; run < runs; run++) figures.push(await audit(port, origin + path, 'simulate'));
      console.log(line(path, summary(figures)));
    }
  }
  if (values.only !== 'simulate') {
    console.log(`\napplied throttling, ${runs} runs        perf                 paint, blocking, shift`);
    const home = ['/', withoutScripts];
    const painted = [...home, ...paths.filter((path) => isSelected(path) && !home.includes(path))];
    const results = new Map(painted.map((path) => [path, [] as Figures[]]));
    // Alternates between the pages, so that a slower machine affects all of them.
    for (let run = 0; run < runs; run++)
      for (const path of painted) results.get(path)?.push(await audit(port, origin + path, 'devtools'));
    const medians = new Map([...results].map(([path, figures]) => [path, summary(figures)]));
    for (const [path, figures] of medians) console.log(line(path, figures));
    const paint = (path: string) => medians.get(path)?.paint ?? Number.NaN;
    const worst = Math.max(...[...medians.values()].map((figures) => figures.paint));
    console.log(`\nhome / home without scripts  ${(paint('/') / paint(withoutScripts)).toFixed(2)}`);
    console.log(`slowest page / home          ${(worst / paint('/')).toFixed(2)}`);
  }
  const range = [Math.min(...speeds), Math.max(...speeds)].map((speed) => speed.toFixed(0)).join(' to ');
  console.log(
    `\nspeed of this machine        ${median(speeds).toFixed(0)} (${range}), Lighthouse's benchmark index`,
  );
} finally {
  await browser.close();
  site.kill('SIGTERM');
}
