import { fileURLToPath } from 'node:url';
import { test as base, type Page } from '@playwright/test';
import { serveFolder } from '../visual/stories.ts';
import { Visitor } from './visit.ts';

export { expect } from '@playwright/test';

/** Folder of the built Storybook. */
export const storybookFolder = fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** Two folders deep, so that URLs that start with a slash or assume a single folder are broken. */
const path = '/a/b/';

/** Storybook's event channel, which reports whether a story finished, threw or does not exist. */
interface Channel {
  on(event: string, listen: (payload: unknown) => void): void;
}

interface Watched {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  storyErrors: string[];
  isStoryDone: boolean;
}

/** Events of a failed story. After most of them, Storybook also sends `storyFinished`. */
const failures = [
  'playFunctionThrewException',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
  'unhandledErrorsWhilePlaying',
];

interface PublishedFixtures {
  /** Opens a story and waits until it has been played. Resolves to the errors up to then, usually none. */
  readonly openStory: (id: string) => Promise<readonly string[]>;
}

interface PublishedWorkerFixtures {
  /** URL of the built Storybook, with a trailing slash. */
  readonly storybook: string;
  /** Opens entries in one document. All titles of a worker share it, so that files are cached. */
  readonly visitor: Visitor;
}

/** Records Storybook's events in the page, starting before the first one. */
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

/** Playwright's `test` with fixtures that serve the built Storybook under a path. */
export const test = base.extend<PublishedFixtures, PublishedWorkerFixtures>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
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
      // The service worker unregisters itself when its last page closes. The next page would then reload to register it again.
      const keeper = await context.newPage();
      await keeper.goto(`${storybook}iframe.html?id=actions-button--playground&viewMode=story`);
      await keeper.waitForFunction(() => navigator.serviceWorker.controller);
      const visitor = new Visitor(await context.newPage(), storybook);
      await visitor.open();
      await use(visitor);
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
