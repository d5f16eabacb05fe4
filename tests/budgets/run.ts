/**
 * Opens every public page of the built site in a browser over the real server, as a phone with an empty cache does, compares what it fetches with
 * `budgets.ts`, prints a table and fails if a page exceeds its budget.
 * Also bundles every component by itself and fails if a component or a route eagerly loads a package that it does not need. `--report FILE` writes the numbers of passed and failed checks, and the figures of each page.
 */
import '@imc/server/site/set-node-env';
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildApp } from '@imc/server';
import { loadConfig } from '@imc/server/config';
import { type Browser, chromium } from 'playwright';
import { browserLaunchOptions } from '../browser/browser.ts';
import { type AreaScripts, areaScripts } from './area-scripts.ts';
import { type Budget, pageBudget, routeBudgets } from './budgets.ts';
import { elementViolations, engineViolations } from './elements-check.ts';
import { type FirstView, firstView, viewKinds } from './first-view.ts';

const { values } = parseArgs({ options: { report: { type: 'string' } } });
const client = fileURLToPath(new URL('../../app/dist/client', import.meta.url));

const columns = ['requests', 'total', ...viewKinds] as const;
type Column = (typeof columns)[number];

interface Row {
  readonly route: string;
  readonly cells: readonly { readonly text: string; readonly isOver: boolean }[];
}

function prerenderedRoutes(): string[] {
  const routes = globSync('**/index.html', { cwd: client }).map(
    (file) => `/${file.replace(/\\/g, '/').replace(/\/?index\.html$/, '')}`,
  );
  if (routes.length === 0) throw new Error(`No page was built in ${client}. Run npm run build first.`);
  return routes.sort();
}

/** The addresses to open for the routes in `budgets.ts`. */
async function pagesOf(origin: string): Promise<ReadonlyMap<string, string>> {
  const list = await (await fetch(`${origin}/blog`)).text();
  const post = /href="(\/blog\/(?!feed)[^"?]+)"/.exec(list)?.[1];
  if (!post) throw new Error('The blog lists no post.');
  return new Map([
    ...prerenderedRoutes().map((route) => [route, route] as const),
    ['/blog', '/blog'],
    ['/blog/{id}', post],
  ]);
}

function figureOf({ requests, bytes }: FirstView, column: Column): number {
  if (column === 'requests') return requests;
  if (column === 'total') return Object.values(bytes).reduce((sum, count) => sum + count, 0);
  return bytes[column];
}

function checkBudget(route: string, view: FirstView): Row {
  const budget: Budget = routeBudgets[route] ?? pageBudget;
  const cells = columns.map((column) => {
    const figure = figureOf(view, column);
    const limit = budget[column];
    const inUnits = (count: number) => (column === 'requests' ? String(count) : (count / 1000).toFixed(1));
    const isOver = limit !== undefined && figure > limit;
    return { isOver, text: `${inUnits(figure)}${limit ? ` / ${inUnits(limit)}` : ''}${isOver ? ' !' : ''}` };
  });
  return { route, cells };
}

async function measurePages(browser: Browser): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'imc-budgets-'));
  const config = loadConfig(
    { ADMIN_EMAIL: 'budgets@mail.example', ADMIN_PASSWORD: 'Measured@1979', PORT: '0', LOG_LEVEL: 'silent' },
    { dataDir, maxLoopDelay: Number.POSITIVE_INFINITY },
  );
  const app = await buildApp(config);
  try {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const pages = await pagesOf(origin);
    for (const route of Object.keys(routeBudgets)) {
      if (!pages.has(route)) throw new Error(`${route} has a budget, but no page was built.`);
    }
    const rows: Row[] = [];
    const waiting = pages.entries();
    // In parallel: most of a view is waiting for the network to be idle.
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (const [route, path] of waiting) {
          rows.push(checkBudget(route, await firstView(browser, origin + path)));
        }
      }),
    );
    return rows.sort((a, b) => (a.route < b.route ? -1 : 1));
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function print(rows: readonly Row[]): void {
  const table = [
    ['route', ...columns],
    ...rows.map(({ route, cells }) => [route, ...cells.map(({ text }) => text)]),
  ];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const [first = '', ...rest] of table) {
    console.log(
      [
        first.padEnd(widths[0] ?? 0),
        ...rest.map((cell, index) => cell.padStart(widths[index + 1] ?? 0)),
      ].join('   '),
    );
  }
  console.log('\nKilobytes on the wire / budget; ! marks values over budget.');
}

function printArea({ name, pages, total, budget }: AreaScripts): void {
  const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const parts = [...pages].map(([route, bytes]) => `${route.replace('routes/', '')} ${inKilobytes(bytes)}`);
  console.log(
    `\n${name}, script beyond the public baseline: ${inKilobytes(total)} / ${inKilobytes(budget)} (${parts.join(', ')})`,
  );
}

let passed = 0;
let failed = 0;
let pages = {};
const browser = await chromium.launch(browserLaunchOptions());
try {
  if (!existsSync(client)) throw new Error(`There is no ${client}. Run npm run build first.`);
  // Both mostly wait for the browser or the bundler.
  const [rows, elements] = await Promise.all([measurePages(browser), elementViolations()]);
  print(rows);
  pages = Object.fromEntries(
    rows.map(({ route, cells }) => [route, cells.map(({ text }, index) => `${columns[index]} ${text}`)]),
  );
  const cells = rows.flatMap((row) => row.cells);
  failed = cells.filter(({ isOver }) => isOver).length;
  passed = cells.length - failed;
  const inAreas = areaScripts(client);
  inAreas.forEach(printArea);
  const violations = [
    ...elements,
    ...engineViolations(client),
    ...inAreas.flatMap((area) => area.violations),
  ];
  for (const violation of violations) console.error(violation);
  failed += violations.length;
  if (violations.length === 0) passed += 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed = 1;
} finally {
  await browser.close();
}
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed, pages }));
process.exitCode = failed > 0 ? 1 : 0;
