/**
 * `node tests/bench/data-table.ts [URL OF A STORYBOOK]`: scrolls the data table with 10,000 rows at a constant speed and prints the frame times and
 * the number of rendered rows. Without a URL, it serves `storybook-static` (`npm run build-storybook`); a Storybook in development renders more
 * slowly than production. Prints figures without pass or fail; run it on an idle machine.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../browser/browser.ts';
import { serveFolder } from '../visual/stories.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
/** Scroll speeds in pixels per second: reading and fast scrolling. */
const speeds = [1_500, 6_000];

interface Figures {
  /** Milliseconds between consecutive frames. */
  readonly frames: readonly number[];
  readonly rows: number;
  /** CPU time of the page's main thread per frame in milliseconds; it hardly depends on other processes. */
  readonly work: number;
}

/** Scrolls the region at a constant speed and records each frame. */
const scroll = (page: Page, speed: number): Promise<Omit<Figures, 'work'>> =>
  page.evaluate(
    ({ speed, length }) =>
      new Promise<Omit<Figures, 'work'>>((resolve) => {
        const region = document.querySelector('section[tabindex="0"]') as HTMLElement;
        region.scrollTop = 0;
        const frames: number[] = [];
        let rows = 0;
        let startTime = 0;
        let last = 0;
        const step = (now: number) => {
          if (startTime === 0) startTime = now;
          else frames.push(now - last);
          last = now;
          region.scrollTop = ((now - startTime) / 1000) * speed;
          rows = Math.max(rows, region.querySelectorAll('tr').length);
          if (now - startTime < length) requestAnimationFrame(step);
          else resolve({ frames, rows });
        };
        requestAnimationFrame(step);
      }),
    { speed, length: seconds * 1000 },
  );

async function scrollAt(page: Page, client: CDPSession, speed: number): Promise<Figures> {
  const taskTime = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await taskTime();
  const figures = await scroll(page, speed);
  return { ...figures, work: ((await taskTime()) - before) / figures.frames.length };
}

/** Presses End and Home in the focused region; throws if the first or the last row does not appear. */
async function pressKeys(page: Page): Promise<void> {
  await page.getByRole('region').focus();
  await page.keyboard.press('End');
  await page.locator('tr[aria-rowindex="10001"]').waitFor();
  await page.keyboard.press('Home');
  await page.locator('tr[aria-rowindex="2"]').waitFor();
}

function print(speed: number, { frames, rows, work }: Figures): void {
  const sorted = [...frames].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
  const total = frames.reduce((sum, frame) => sum + frame, 0);
  console.log(
    `${String(speed).padStart(5)} px/s  ${((frames.length / total) * 1000).toFixed(1).padStart(5)} frames/s  median ${at(0.5)} ms  p95 ${at(0.95)} ms  worst ${at(1)} ms  work ${work.toFixed(1)} ms  ${rows} rows in the page`,
  );
}

const folder = join(fileURLToPath(new URL('../..', import.meta.url)), 'storybook-static');
const [url] = process.argv.slice(2);
if (!url && !existsSync(folder)) {
  console.error('There is no built Storybook: run `npm run build-storybook`, or pass the URL of one.');
  process.exit(2);
}
const served = url ? undefined : await serveFolder(folder);
const browser = await chromium.launch(browserLaunchOptions({ preferComplete: true }));
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // Disables Storybook's highlighting, which checks the style of every element on each change and would take more time than the table.
  await page.route('**/iframe.html*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"highlight":\s*true/, '"highlight":false');
    await route.fulfill({ response, body });
  });
  await page.goto(`${url ?? served?.origin}/iframe.html?id=data-datatable--ten-thousand&viewMode=story`);
  await page.getByRole('rowheader').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // The first run warms up the browser and is not measured.
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await scrollAt(page, client, speeds[0] as number);
  for (const speed of speeds) print(speed, await scrollAt(page, client, speed));
  await pressKeys(page);
  console.log('End and Home reach the last and the first row.');
} finally {
  await browser.close();
  served?.server.close();
}
