/**
 * `node tests/bench/data-table.ts [ADDRESS OF A STORYBOOK]`: scrolls the data table of 10,000 rows at a steady pace, as a hand on a wheel does, and
 * prints how the frames came and how many rows were in the page. Without an address it serves `storybook-static` (`npm run build-storybook`);
 * a Storybook in development draws slower than what people get. Figures only, no pass or fail: let the machine be quiet.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../browser/browser.ts';
import { serveFolder } from '../visual/stories.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
/** In pixels a second: an unhurried look, and a list that flies by. */
const paces = [1_500, 6_000];

interface Figures {
  /** Milliseconds between one frame and the next. */
  readonly frames: readonly number[];
  readonly rows: number;
  /** Milliseconds of the processor that the page's own thread took for a frame: it hardly minds what else runs on the machine. */
  readonly work: number;
}

/** Scrolls the region by what the pace asks for at each frame. */
const scroll = (page: Page, pace: number): Promise<Omit<Figures, 'work'>> =>
  page.evaluate(
    ({ pace, length }) =>
      new Promise<Omit<Figures, 'work'>>((resolve) => {
        const region = document.querySelector('section[tabindex="0"]') as HTMLElement;
        region.scrollTop = 0;
        const frames: number[] = [];
        let rows = 0;
        let begin = 0;
        let last = 0;
        const step = (now: number) => {
          if (begin === 0) begin = now;
          else frames.push(now - last);
          last = now;
          region.scrollTop = ((now - begin) / 1000) * pace;
          rows = Math.max(rows, region.querySelectorAll('tr').length);
          if (now - begin < length) requestAnimationFrame(step);
          else resolve({ frames, rows });
        };
        requestAnimationFrame(step);
      }),
    { pace, length: seconds * 1000 },
  );

async function scrollAt(page: Page, client: CDPSession, pace: number): Promise<Figures> {
  const worked = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await worked();
  const figures = await scroll(page, pace);
  return { ...figures, work: ((await worked()) - before) / figures.frames.length };
}

/** The browser's own keys reach both ends once the region has the focus; throws where they do not. */
async function pressKeys(page: Page): Promise<void> {
  await page.getByRole('region').focus();
  await page.keyboard.press('End');
  await page.locator('tr[aria-rowindex="10001"]').waitFor();
  await page.keyboard.press('Home');
  await page.locator('tr[aria-rowindex="2"]').waitFor();
}

function tell(pace: number, { frames, rows, work }: Figures): void {
  const sorted = [...frames].sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
  const total = frames.reduce((sum, frame) => sum + frame, 0);
  console.log(
    `${String(pace).padStart(5)} px/s  ${((frames.length / total) * 1000).toFixed(1).padStart(5)} frames/s  median ${at(0.5)} ms  p95 ${at(0.95)} ms  worst ${at(1)} ms  work ${work.toFixed(1)} ms  ${rows} rows in the page`,
  );
}

const folder = join(fileURLToPath(new URL('../..', import.meta.url)), 'storybook-static');
const [given] = process.argv.slice(2);
if (!given && !existsSync(folder)) {
  console.error('There is no built Storybook: run `npm run build-storybook`, or give the address of one.');
  process.exit(2);
}
const served = given ? undefined : await serveFolder(folder);
const browser = await chromium.launch(browserLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // Storybook's own highlighting looks at the style of every element whenever the page changes, which took more time than the table.
  await page.route('**/iframe.html*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"highlight":\s*true/, '"highlight":false');
    await route.fulfill({ response, body });
  });
  await page.goto(`${given ?? served?.origin}/iframe.html?id=data-datatable--ten-thousand&viewMode=story`);
  await page.getByRole('rowheader').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // Once unmeasured: the first way through warms the browser up.
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await scrollAt(page, client, paces[0] as number);
  for (const pace of paces) tell(pace, await scrollAt(page, client, pace));
  await pressKeys(page);
  console.log('End and Home reach both ends.');
} finally {
  await browser.close();
  served?.server.close();
}
