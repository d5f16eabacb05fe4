import { fileURLToPath } from 'node:url';
import { test as base, type Page } from '@playwright/test';
import { serveFolder } from '../visual/stories.ts';
import { Visitor } from './visit.ts';

export { expect } from '@playwright/test';

/** The built Storybook. */
export const storybookFolder = fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** Two folders deep: an address that begins with a slash, or counts on one folder, leads nowhere. */
const path = '/a/b/';

/** What Storybook tells of a story: it ran to its end, or it threw, or there is none. */
interface Channel {
  on(event: string, listen: (payload: unknown) => void): void;
}

interface Watched {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  storyErrors: string[];
  isStoryDone: boolean;
}

/** Events of a story that failed; Storybook says `storyFinished` after most of them as well. */
const failures = [
  'playFunctionThrewException',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
  'unhandledErrorsWhilePlaying',
];

interface PublishedFixtures {
  /** Opens a story and says what went wrong until it had been played to its end: nothing, as a rule. */
  readonly openStory: (id: string) => Promise<readonly string[]>;
}

interface PublishedWorkerFixtures {
  /** Address of the built Storybook, with a slash at its end. */
  readonly storybook: string;
  /** Opens entries in one document; shared by the titles of a worker, so that files come from the cache. */
  readonly visitor: Visitor;
}

/** Writes down in the page what Storybook tells of its story, from the first word on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript((failures) => {
    const watched = window as unknown as Watched;
    watched.storyErrors = [];
    watched.isStoryDone = false;
    const messageOf = (payload: unknown) => {
      const { message, description } = (payload ?? {}) as { message?: string; description?: string };
      return message ?? description ?? JSON.stringify(payload);
    };
    let channel: Channel | undefined;
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set: (made: Channel) => {
        channel = made;
        for (const failure of failures) {
          made.on(failure, (payload) => {
            watched.storyErrors.push(`${failure}: ${messageOf(payload)}`);
            watched.isStoryDone = true;
          });
        }
        made.on('storyFinished', () => {
          watched.isStoryDone = true;
        });
      },
    });
  }, failures);
}

/** Playwright's `test`, over the built Storybook under a path. */
export const test = base.extend<PublishedFixtures, PublishedWorkerFixtures>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern
    async ({}, use) => {
      const { origin, server } = await serveFolder(storybookFolder, path);
      await use(`${origin}${path}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ browser, storybook }, use) => {
      const context = await browser.newContext({ locale: 'en-NG', timezoneId: 'Africa/Lagos' });
      // The service worker unregisters itself when its last page closes, and the next page would reload to get it back.
      const keeper = await context.newPage();
      await keeper.goto(`${storybook}iframe.html?id=actions-button--playground&viewMode=story`);
      await keeper.waitForFunction(() => navigator.serviceWorker.controller);
      await use(new Visitor(await context.newPage(), storybook));
      await context.close();
    },
    { scope: 'worker' },
  ],
  openStory: async ({ page, storybook }, use) => {
    let found: string[] = [];
    page.on('pageerror', ({ message }) => found.push(`page error: ${message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
    });
    await watch(page);
    await use(async (id) => {
      found = [];
      await page.goto(`${storybook}iframe.html?id=${encodeURIComponent(id)}&viewMode=story`);
      await page.waitForFunction(() => (window as unknown as Watched).isStoryDone, undefined, {
        timeout: 30_000,
      });
      return [...found, ...(await page.evaluate(() => (window as unknown as Watched).storyErrors))];
    });
  },
});
