/**
 * `npm run bench:response`: measures responsiveness on a phone with a quarter of this machine's speed. Prints the time from a click to the next paint
 * by the browser's event timing for the menu, a question and the first step of the sign-up, and the layout shift of the home page in thirty
 * seconds of slides, banner and counters. A page with only a button shows the minimum for this machine. Prints figures without pass or fail.
 */
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { browserLaunchOptions } from '../browser/browser.ts';
import { start } from './compare-servers.ts';

const slowdown = 4;
const rounds = 5;
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Recorded by the page. */
interface Measurements {
  /** Milliseconds from each click to the next paint. */
  clicks: number[];
  shift: number;
}

declare global {
  interface Window {
    measurements: Measurements;
  }
}

function recordMeasurements(): void {
  window.measurements = { clicks: [], shift: 0 };
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (name === 'click') window.measurements.clicks.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.measurements.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Only a button, which changes its text when pressed. */
const bare = {
  path: '/bare',
  html: '<!doctype html><html data-hydrated><button onclick="this.textContent = \'Pressed\'">Press</button>',
};

async function open(browser: Browser, address: string, slow: boolean): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage();
  await page.route(`**${bare.path}`, (route) => route.fulfill({ contentType: 'text/html', body: bare.html }));
  await page.addInitScript(recordMeasurements);
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Taps the centre. `locator.tap` would add listeners that query the layout on each event, which would be measured too. */
async function tap(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element to tap is not visible.');
  await locator.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The slowest response to a click, in milliseconds. The browser does not report less than 16. */
async function slowestPress(page: Page, press: (page: Page) => Promise<void>): Promise<number> {
  await press(page);
  await page.waitForTimeout(800);
  const { clicks } = await page.evaluate(() => window.measurements);
  await page.context().close();
  return Math.max(16, ...clicks);
}

const scenarios: readonly (readonly [name: string, path: string, press: (page: Page) => Promise<void>])[] = [
  ['a page with only a button', bare.path, (page) => tap(page.getByRole('button'))],
  ['menu', '/', (page) => tap(page.getByRole('button', { name: 'Open the menu' }))],
  ['question', '/faq', (page) => tap(page.locator('main summary').nth(1))],
  ['first step of the sign-up', '/register', (page) => tap(page.getByRole('button', { name: 'Next' }))],
];

const site = await start('./site-server.ts');
const browser = await chromium.launch(browserLaunchOptions({ preferComplete: true }));
try {
  for (const [name, path, press] of scenarios) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++)
      times.push(await slowestPress(await open(browser, site.url + path, true), press));
    const sorted = times.sort((a, b) => a - b);
    console.log(
      `${name.padEnd(28)} median ${sorted[Math.floor(rounds / 2)]} ms, slowest ${sorted.at(-1)} ms, with the CPU slowed down ${slowdown} times`,
    );
  }
  const home = await open(browser, `${site.url}/`, false);
  await home.waitForTimeout(30_000);
  console.log(
    `${'shift of / in 30 s'.padEnd(28)} ${(await home.evaluate(() => window.measurements)).shift.toFixed(4)}`,
  );
} finally {
  await browser.close();
  site.process.kill('SIGTERM');
}
