/**
 * `npm run bench:admin-browser`: measures the admin's list of applications in the browser, with 100,000 applications on the server (BENCH_SIZE for
 * another number). Prints the time from a click on 'Applications' to the painted list, from a click on a page to its painted rows, and the memory of
 * the tab before and after 200 page turns; BENCH_IDLE_MINUTES=6 also after that many idle minutes, when visited pages have left the cache. Each figure is printed next to its target, without pass or fail. Needs the built site.
 */
import '@imc/server/site/set-node-env';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Locator } from 'playwright';
import { browserLaunchOptions } from '../browser/browser.ts';
import { sessionOf, storeSession } from '../journeys/api-setup.ts';
import { start } from './compare-servers.ts';

const size = process.env.BENCH_SIZE ?? '100000';
const rounds = 5;
const pageTurns = 200;
const idleMinutes = Number(process.env.BENCH_IDLE_MINUTES ?? 0);
const account = { email: 'bench@mail.example', password: 'Measured@1979' };

const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

const print = (name: string, figure: string, target: string) =>
  console.log(`${name.padEnd(44)} ${figure.padStart(24)}   (target ${target})`);

/** Resolves to the milliseconds until the first row of the list is another one and painted. */
const clickToRows = (control: Locator): Promise<number> =>
  control.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const firstRow = () =>
          document.querySelector('table[aria-busy="true"]')
            ? undefined
            : document.querySelector('main tbody [id^="show-"]')?.id;
        const before = firstRow();
        const from = performance.now();
        const check = () => {
          const row = firstRow();
          if (row === undefined || row === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // A message is handled after the paint of this frame.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - from);
            port2.postMessage(null);
          });
        };
        const observer = new MutationObserver(check);
        observer.observe(document, { childList: true, subtree: true, attributes: true });
        element.click();
      }),
  );

/** Of the tab, in megabytes, after garbage was collected. */
async function memoryOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

const dataDir = await mkdtemp(join(tmpdir(), 'imc-bench-'));
delete process.env.DATABASE_URL;
const server = await start('./server.ts', dataDir, size, '20000');
const browser = await chromium.launch(browserLaunchOptions({ preferComplete: true }));
try {
  const context = await browser.newContext({
    baseURL: new URL(server.url).origin,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/login');
  await storeSession(page, await sessionOf(page.request, account.email, account.password));
  const cdp = await context.newCDPSession(page);
  const list = page.getByRole('navigation').getByRole('link', { name: 'Applications', exact: true });
  const next = page.getByRole('main').getByRole('button', { name: 'Next', exact: true });

  const opened: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto('/admin/dashboard');
    await page.getByRole('heading', { name: 'Recent Activity' }).waitFor();
    opened.push(await clickToRows(list));
  }
  print(
    `Click on Applications to the painted list`,
    `${median(opened).toFixed(0)} ms, slowest ${Math.max(...opened).toFixed(0)}`,
    '1,000 ms',
  );

  const turned: number[] = [];
  // The first turns fill caches that stay.
  for (let turn = 0; turn < 10; turn++) turned.push(await clickToRows(next));
  const before = await memoryOf(cdp);
  for (let turn = 0; turn < pageTurns; turn++) turned.push(await clickToRows(next));
  const after = await memoryOf(cdp);
  print(
    `Click on Next to the painted rows`,
    `${median(turned).toFixed(0)} ms, slowest ${Math.max(...turned).toFixed(0)}`,
    '1,000 ms',
  );
  print(
    `Memory before and after ${pageTurns} pages`,
    `${before.toFixed(1)} and ${after.toFixed(1)} MB`,
    'flat',
  );
  if (idleMinutes > 0) {
    await page.waitForTimeout(idleMinutes * 60_000);
    print(`Memory ${idleMinutes} minutes later`, `${(await memoryOf(cdp)).toFixed(1)} MB`, 'as before');
  }
} finally {
  await browser.close();
  server.process.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
