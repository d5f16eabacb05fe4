/**
 * `npm run bench:member`: measures the member area on a phone. Prints the time from a key press to the next paint in three sections of the
 * application form, with a quarter of this machine's speed and with ten institutions and ten assignments; a page with only a text field shows the
 * minimum for this machine. Then it prints the time until My Applications shows 500 applications, and the bytes that a save of one section sends.
 * Each figure is printed next to its target, without pass or fail.
 * How many components a key press renders is asserted in ui/membership/applications/application-form/application-form.browser.tsx.
 */
import { type ApplicationDraftData, applicationRecords } from '@imc/api/contract';
import { sampleForm } from '@imc/api/sample-form';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../browser/browser.ts';
import { call, type Session, sessionOf, storeSession } from '../journeys/api-setup.ts';
import { start } from './compare-servers.ts';

const slowdown = 4;
const rounds = 5;
const typingRounds = 3;
const records = 10;
const applicationCount = 500;
const account = { email: 'amaka.sample@mail.example', password: 'Talking&Drum82' };
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Milliseconds between two key presses: a fast typist on a phone. */
const keyPause = 150;
/** Twice an alphabet, so that the 95th percentile is not the slowest key. */
const keys = 'abcdefghijklmnopqrstuvwxyz abcdefghijklmnopqrstuvwxyz';

/** A key press: milliseconds to the next paint, as reported by the browser in steps of 8, and milliseconds of script. */
interface KeyPress {
  readonly toPaint: number;
  readonly script: number;
}

declare global {
  interface Window {
    /** By the browser's number of their interaction. */
    keyPresses: Map<number, KeyPress>;
    /** When the last row was painted, in milliseconds after the navigation. */
    tablePainted: Promise<number>;
  }
}

function recordKeyPresses(): void {
  window.keyPresses = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (!entry.interactionId || !['keydown', 'keypress', 'input'].includes(entry.name)) continue;
      const { toPaint, script } = window.keyPresses.get(entry.interactionId) ?? { toPaint: 0, script: 0 };
      window.keyPresses.set(entry.interactionId, {
        toPaint: Math.max(toPaint, entry.duration),
        script: Math.max(script, entry.processingEnd - entry.startTime),
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Resolves `tablePainted` once the table has this many rows and they are painted. */
function recordTable(rows: number): void {
  window.tablePainted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('main tbody tr').length < rows) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message is handled after the paint of this frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

const percentile = (figures: readonly number[], share: number): number =>
  [...figures].sort((a, b) => a - b)[Math.ceil(figures.length * share) - 1] ?? 0;
const median = (figures: readonly number[]): number => percentile(figures, 0.5);

function print(name: string, figure: string, target: string): void {
  console.log(`${name.padEnd(52)} ${figure}   (target ${target})`);
}

/** As a signed-in phone. */
async function open(
  browser: Browser,
  origin: string,
): Promise<{ page: Page; session: Session; cdp: CDPSession }> {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  await page.addInitScript(recordKeyPresses);
  await page.goto('/login');
  const session = await sessionOf(page.request, account.email, account.password);
  await storeSession(page, session);
  return { page, session, cdp: await context.newCDPSession(page) };
}

const slowDown = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

const repeated = <T>(list: readonly T[]): T[] =>
  Array.from({ length: records }, (_, index) => list[index % list.length] as T);

const { application_id: _id, ...form } = sampleForm;

/** Everything except the proof of payment. */
const draft: ApplicationDraftData = {
  ...form,
  institutions: repeated(form.institutions),
  assignments: repeated(form.assignments),
};

interface TypedField {
  readonly section: string;
  readonly name: string;
  readonly label: string;
  /** Of the group that has the field. */
  readonly group?: string;
  /** Whether the field was left before, so that every key press validates it. */
  readonly isCorrected?: boolean;
}

const fields: readonly TypedField[] = [
  { section: 'personal', name: 'Personal, surname', label: 'Surname' },
  {
    section: 'education',
    name: `Education with ${records} institutions, the last one`,
    group: applicationRecords.institutions.label(records),
    label: 'Qualification',
  },
  {
    section: 'assignments',
    name: `Assignments with ${records}, the last one`,
    group: applicationRecords.assignments.label(records),
    label: 'Project',
  },
  {
    section: 'assignments',
    name: 'The same, corrected: every key validates it',
    group: applicationRecords.assignments.label(records),
    label: 'Project',
    isCorrected: true,
  },
];

/** Types into the focused field with a slow processor. Returns the key presses that the browser reports. */
async function typeKeys(page: Page, cdp: CDPSession): Promise<KeyPress[]> {
  await page.evaluate(() => window.keyPresses.clear());
  await slowDown(cdp, slowdown);
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(keyPause);
  }
  await page.waitForTimeout(1000);
  await slowDown(cdp, 1);
  return page.evaluate(() => [...window.keyPresses.values()]);
}

const bare = { path: '/bare', html: '<!doctype html><textarea autofocus rows="4"></textarea>' };

async function typeIntoBare(browser: Browser, origin: string): Promise<KeyPress[]> {
  const { page, cdp } = await open(browser, origin);
  await page.route(`**${bare.path}`, (route) => route.fulfill({ contentType: 'text/html', body: bare.html }));
  await page.goto(bare.path);
  await page.locator('textarea').focus();
  const presses = await typeKeys(page, cdp);
  await page.context().close();
  return presses;
}

function printPresses(name: string, presses: readonly KeyPress[]): void {
  // The browser reports no key press that was painted within 16 ms.
  const unreported = Array.from({ length: typingRounds * keys.length - presses.length }, () => 16);
  const toPaint = [...presses.map((press) => press.toPaint), ...unreported];
  const script = presses.map((press) => press.script);
  print(
    name,
    `p95 ${percentile(toPaint, 0.95)} ms, median ${median(toPaint)} ms, slowest ${Math.max(...toPaint)} ms; handled after ${percentile(script, 0.95).toFixed(0)} ms at p95`,
    'p95 below 50 ms',
  );
}

/** Returns the key presses, and the bytes of each save. */
async function typeInto(
  browser: Browser,
  origin: string,
  { section, group, label, isCorrected }: TypedField,
) {
  const { page, session, cdp } = await open(browser, origin);
  const { token } = session;
  const { draft: opened } = await call<{ draft: { application_id: number } }>(
    page.request,
    '/open-application-draft.php',
    { token, method: 'POST' },
  );
  await call(page.request, '/save-application-draft.php', {
    token,
    data: { application_id: opened.application_id, data: draft },
  });
  const saves: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/save-application-draft.php'))
      saves.push(request.postDataBuffer()?.length ?? 0);
  });
  await page.goto(`/dashboard/application?view=form&section=${section}`);
  const field = (group ? page.getByRole('group', { name: group, exact: true }) : page)
    .getByLabel(label, { exact: true })
    .first();
  await field.scrollIntoViewIfNeeded();
  await field.fill('');
  if (isCorrected) await field.blur();
  await field.focus();
  await page.waitForTimeout(1500);
  saves.length = 0;
  const presses = await typeKeys(page, cdp);
  // The longest wait of a save.
  await page.waitForTimeout(3000);
  await page.context().close();
  return { presses, saves };
}

async function measureTyping(browser: Browser, origin: string): Promise<void> {
  const bytes = new Map<string, number>();
  const minimum: KeyPress[] = [];
  for (let round = 0; round < typingRounds; round++) minimum.push(...(await typeIntoBare(browser, origin)));
  printPresses('a page with only a text field', minimum);
  for (const field of fields) {
    const all: KeyPress[] = [];
    for (let round = 0; round < typingRounds; round++) {
      const { presses, saves } = await typeInto(browser, origin, field);
      all.push(...presses);
      if (!field.isCorrected) bytes.set(field.name, Math.max(...saves));
    }
    printPresses(field.name, all);
  }
  for (const [name, count] of bytes) print(`one save, ${name}`, `${count} bytes`, 'the changed section only');
  console.log(`${'the whole draft, for comparison'.padEnd(52)} ${JSON.stringify(draft).length} bytes`);
}

/** Milliseconds from the navigation until the table of My Applications is painted. */
async function tableTime(browser: Browser, origin: string, rate: number): Promise<number> {
  const { page, cdp } = await open(browser, origin);
  // With the scripts in the cache, as for a returning member.
  await page.goto('/dashboard/application');
  await page.getByRole('row').last().waitFor();
  await page.addInitScript(recordTable, applicationCount);
  await slowDown(cdp, rate);
  await page.goto('/dashboard/application', { waitUntil: 'commit' });
  const time = await page.evaluate(() => window.tablePainted);
  await page.context().close();
  return time;
}

async function measureTable(browser: Browser, origin: string, rate: number): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await tableTime(browser, origin, rate));
  print(
    `My Applications with ${applicationCount}, ${rate === 1 ? 'this machine' : `slowed down ${rate} times`}`,
    `median ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`,
    rate === 1 ? 'below 1000 ms' : 'none',
  );
}

const site = await start('./member-server.ts', account.email, account.password, String(applicationCount));
const browser = await chromium.launch(browserLaunchOptions({ preferComplete: true }));
try {
  await measureTyping(browser, site.url);
  for (const rate of [1, slowdown]) await measureTable(browser, site.url, rate);
} finally {
  await browser.close();
  site.process.kill('SIGTERM');
}
