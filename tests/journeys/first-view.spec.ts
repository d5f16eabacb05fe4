import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { addresses } from './sitemap.ts';

/** Runs in the page. Elements whose position or colours change when the style sheet is applied. Removes it again. */
async function changesOfSheet(): Promise<string[]> {
  const link = document.querySelector<HTMLLinkElement>('link[disabled]');
  if (!link) return ['the style sheet is not disabled'];
  const elements = [...document.querySelectorAll('body *')];
  const look = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, fontFamily } = getComputedStyle(element);
    return [...[x, y, width, height].map(Math.round), color, backgroundColor, fontFamily].join(' ');
  };
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  // Sections near the screen get their own heights in the frame after the first.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const before = elements.map(look);
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    link.media = '';
    link.disabled = false;
  });
  const changes = () =>
    elements.flatMap((element, index) => {
      const after = look(element);
      return after === before[index]
        ? []
        : [`${element.tagName} ${element.className}: ${before[index]}, then ${after}`];
    });
  // Colours may fade, and pictures may arrive, for some frames.
  for (let frame = 0; frame < 60 && changes().length > 0; frame++) await new Promise(requestAnimationFrame);
  const found = changes();
  link.disabled = true;
  return found;
}

/** Without the script that enables the style sheet, and without web fonts, whose letters are not exactly as wide as the fallback's. */
async function openWithoutScript(page: Page, path: string): Promise<void> {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<script[^>]*type="module"[\s\S]*?<\/script>/, '') });
  });
  await page.goto(path);
}

const widths = [360, 1280];

test('S-2.110: the rules in a page paint it as its style sheet does', async ({ context }) => {
  test.setTimeout(240_000);
  // The journeys' own page waits for scripts.
  const page = await context.newPage();
  for (const path of [
    ...(await addresses(page)),
    '/register',
    '/login',
    '/forgot-password',
    '/blog/unknown',
  ]) {
    await openWithoutScript(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(changesOfSheet), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Largest layout shift while a page loads. 0.1 is the limit of a good page; the swap of fonts may re-break a heading. */
const shiftLimit = 0.05;

interface Shift {
  readonly value: number;
  readonly elements: readonly string[];
}

/** In the page: top of its title, height of its head, left edges of its second halves, what is wider than the screen, and the height of the footer. */
const frame = () => ({
  title: document.querySelector('h1')?.getBoundingClientRect().top,
  head: document.querySelector('main > [data-ground="institute"]')?.getBoundingClientRect().height,
  halves: [
    ...new Set(
      [
        ...document.querySelectorAll('main :is([data-split="even"], [data-split="lead"]) > :nth-child(2)'),
      ].map((half) => half.getBoundingClientRect().left),
    ),
  ],
  overflow: document.documentElement.scrollWidth - innerWidth,
  footer: document.querySelector('footer')?.getBoundingClientRect().height,
});

/** The home page has slides, the blog opens with its newest post, and these are cards. */
const ownFrames = /^\/($|blog|register|login|forgot-password)/;

const views = [
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1280, height: 800 } },
];
for (const view of views)
  test.describe(`at ${view.viewport.width} px`, () => {
    // The animations of the first view move nothing either.
    test.use({ ...view, contextOptions: { reducedMotion: 'no-preference' } });

    test('S-2.110, S-2.127: no request stands between a page and its first paint, it stays in place while it loads, its title is on one line and its halves at one column', async ({
      page,
      isMobile,
    }) => {
      test.setTimeout(240_000);
      await page.addInitScript(() => {
        const shifts: Shift[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Element | null }[];
          })[])
            shifts.push({
              value: entry.value,
              elements: entry.sources.map(({ node }) => node?.getAttribute?.('class') ?? ''),
            });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const paths = [...(await addresses(page)), '/login', '/forgot-password', '/no-such-page'];
      for (const path of new Set([...paths, '/register'])) {
        await page.goto(path);
        const { shifts, blocking } = await page.evaluate(async () => {
          await document.fonts.ready;
          const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          return {
            shifts: (window as unknown as { shifts: Shift[] }).shifts,
            blocking: resources.flatMap((entry) =>
              'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking'
                ? [entry.name]
                : [],
            ),
          };
        });
        expect(blocking, path).toEqual([]);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(shiftLimit);
        await expect(page.locator('link[disabled]')).toHaveCount(0);
        if (ownFrames.test(path)) continue;
        const { title, head, halves, overflow, footer } = await page.evaluate(frame);
        expect({ path, title, overflow }).toEqual({ path, title: isMobile ? 132 : 168, overflow: 0 });
        if (isMobile) expect(footer, path).toBeLessThanOrEqual(600);
        else expect([232, 320], path).toContain(head);
        for (const half of isMobile ? [] : halves) expect(half, path).toBe(648);
      }
    });
  });
