/**
 * `npm run lighthouse`: runs Lighthouse on the public pages as a phone with simulated throttling, and prints the medians of five runs: the four
 * category scores, the largest contentful paint, the blocking time and the layout shift. `-- --pages /,/faq` selects pages, `-- --runs 1` is
 * faster. Prints figures without pass or fail.
 */
import '@imc/server/site/set-node-env';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '@imc/server';
import { loadConfig } from '@imc/server/config';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../browser/browser.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } },
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

async function audit(port: number, url: string): Promise<Figures> {
  const lhr = await reportOf(url, { port, output: 'json', logLevel: 'error' });
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

const dataDir = await mkdtemp(join(tmpdir(), 'imc-lighthouse-'));
const config = loadConfig(
  { ADMIN_EMAIL: 'bench@mail.example', ADMIN_PASSWORD: 'Measured@1979', PORT: '0', LOG_LEVEL: 'silent' },
  { dataDir },
);
const app = await buildApp(config);
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const port = await freePort();
const options = browserLaunchOptions({ preferComplete: true });
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
});

/** From the sitemap, with only the first blog post. */
async function publicPages(): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const posts = paths.filter((path) => path.startsWith('/blog/'));
  return [...paths.filter((path) => !posts.includes(path)), ...posts.slice(0, 1)];
}

try {
  const paths = new Set(['/', ...(await publicPages()), '/register', '/login']);
  const selected = values.pages?.split(',') ?? [...paths];
  console.log(`${runs} runs                         perf a11y best seo   paint, blocking, shift`);
  for (const path of selected) {
    const figures: Figures[] = [];
    for (let run = 0; run < runs; run++) figures.push(await audit(port, origin + path));
    console.log(line(path, summary(figures)));
  }
  const range = [Math.min(...speeds), Math.max(...speeds)].map((speed) => speed.toFixed(0)).join(' to ');
  console.log(
    `\nspeed of this machine        ${median(speeds).toFixed(0)} (${range}), Lighthouse's benchmark index`,
  );
} finally {
  await browser.close();
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}
