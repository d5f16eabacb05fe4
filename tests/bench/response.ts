/**
 * `npm run bench:response`: how a page behaves under a hand, on a phone with a quarter of this machine's speed. The time from a click to the next
 * paint, by the browser's own event timing, for the menu, a question and the first step of the sign-up; and how far the home page shifts in
 * thirty seconds of slides, banner and counters. A page of one button says what a click takes on this machine at least. Figures are printed
 * nothing passes or fails.
 */
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { browserLaunchOptions } from '../browser/browser.ts';
import { start } from './compare-servers.ts';

const slowdown = 4;
const rounds = 5;
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** What the page notes of itself. */
interface Notes {
  /** Milliseconds from each click to the paint that answered it. */
  presses: number[];
  shift: number;
}

declare global {
  interface Window {
    notes: Notes;
  }
}

function takeNotes(): void {
  window.notes = { presses: [], shift: 0 };
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (name === 'click') window.notes.presses.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.notes.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A page without anything but a button that says that it was pressed. */
const bare = {
  path: '/bare',
  html: '<!doctype html><html data-hydrated><button onclick="this.textContent = \'Pressed\'">Press</button>',
};

async function open(browser: Browser, address: string, slow: boolean): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage();
  await page.route(`**${bare.path}`, (route) => route.fulfill({ contentType: 'text/html', body: bare.html }));
  await page.addInitScript(takeNotes);
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/**
 * Taps the middle of what is found. The locator's own `tap` would listen in the page to see that the tap arrives, with a question about the layout
 * at each of its events: work that no person's finger brings, and that would be counted.
 */
async function tap(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await locator.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The slowest answer to a click, in milliseconds. Under 16 the browser notes none. */
async function slowestPress(page: Page, press: (page: Page) => Promise<void>): Promise<number> {
  await press(page);
  await page.waitForTimeout(800);
  const { presses } = await page.evaluate(() => window.notes);
  await page.context().close();
  return Math.max(16, ...presses);
}

const acts: readonly (readonly [name: string, path: string, press: (page: Page) => Promise<void>])[] = [
  ['a page of one button', bare.path, (page) => tap(page.getByRole('button'))],
  ['menu', '/', (page) => tap(page.getByRole('button', { name: 'Open the menu' }))],
  ['question', '/faq', (page) => tap(page.locator('main summary').nth(1))],
  ['first step of the sign-up', '/register', (page) => tap(page.getByRole('button', { name: 'Next' }))],
];

const site = await start('./site-server.ts');
const browser = await chromium.launch(browserLaunchOptions());
try {
  for (const [name, path, press] of acts) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++)
      times.push(await slowestPress(await open(browser, site.url + path, true), press));
    const sorted = times.sort((one, other) => one - other);
    console.log(
      `${name.padEnd(28)} median ${sorted[Math.floor(rounds / 2)]} ms, slowest ${sorted.at(-1)} ms, at ${slowdown} times slower`,
    );
  }
  const home = await open(browser, `${site.url}/`, false);
  await home.waitForTimeout(30_000);
  console.log(
    `${'shift of / in 30 s'.padEnd(28)} ${(await home.evaluate(() => window.notes)).shift.toFixed(4)}`,
  );
} finally {
  await browser.close();
  site.process.kill('SIGTERM');
}
