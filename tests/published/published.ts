import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { failureEvents, recordStoryEvents } from '../browser/story-events.ts';
import { serveFolder } from '../visual/stories.ts';
import { select, Visitor } from './visit.ts';

export { expect } from '@playwright/test';

export const storybookFolder = fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** Two folders deep, so that URLs that start with a slash or assume a single folder are broken. */
const path = '/a/b/';

interface PublishedFixtures {
  /** Waits until the story has been played. Resolves to the errors up to then, usually none. */
  readonly openStory: (id: string) => Promise<readonly string[]>;
}

interface PublishedWorkerFixtures {
  /** With a trailing slash. */
  readonly storybook: string;
  /** One page for all tests of a worker, so that files are cached. */
  readonly visitor: Visitor;
  /** Another one, for the stories of docs pages. */
  readonly canvas: Visitor;
}

/** Serves the built Storybook under a path. */
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
      await keeper.goto(`${storybook}iframe.html?id=admin-marketers--list&viewMode=story`);
      await keeper.waitForFunction(() => navigator.serviceWorker.controller);
      await use(await Visitor.create(await context.newPage(), storybook));
      await context.close();
    },
    { scope: 'worker' },
  ],
  canvas: [
    async ({ browser, storybook }, use) => {
      const page = await browser.newPage({ locale: 'en-NG', timezoneId: 'Africa/Lagos' });
      await use(await Visitor.create(page, storybook));
      await page.close();
    },
    { scope: 'worker' },
  ],
  openStory: async ({ page, storybook }, use) => {
    let found: string[] = [];
    page.on('pageerror', ({ message }) => found.push(`page error: ${message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
    });
    await page.addInitScript(recordStoryEvents, failureEvents);
    await use(async (id) => {
      found = [];
      // From story to story in one document, as the manager does.
      if (page.url().endsWith('viewMode=story'))
        await page.evaluate(select, { storyId: id, viewMode: 'story' });
      else await page.goto(`${storybook}iframe.html?id=${encodeURIComponent(id)}&viewMode=story`);
      await page.waitForFunction(() => window.finishedStory !== undefined || window.storyErrors.length > 0);
      return [...found, ...(await page.evaluate(() => window.storyErrors))];
    });
  },
});
