import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { type PhotographOptions, photograph } from '../pictures/photograph.ts';
import type { Site } from './server.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** Each test file starts with an empty data folder, which its tests share. */
  readonly siteOf: (file: string) => Promise<Site>;
  /** Messages the server of the worker. */
  readonly ask: (message: 'open' | 'pass undo time') => Promise<Site>;
}

interface JourneyFixtures {
  /** On the real server. */
  readonly site: Site;
  /** Until decisions and confirmations of payments can't be undone. */
  readonly passUndoTime: () => Promise<void>;
  /** With a location in its metadata. Returns the path. */
  readonly takePhotograph: (name?: string, options?: PhotographOptions) => Promise<string>;
}

/** With a server for each worker, and with `takePhotograph`. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  ask: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern
    async ({}, use) => {
      const server = fork(fileURLToPath(new URL('server.ts', import.meta.url)), {
        execArgv: [],
        env: { PATH: process.env.PATH },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const exit = once(server, 'exit');
      await use(async (message) => {
        server.send(message);
        const [site] = await Promise.race([once(server, 'message'), exit]);
        if (typeof site?.origin !== 'string') throw new Error('The server has stopped.');
        return site;
      });
      server.disconnect();
      await exit;
    },
    { scope: 'worker' },
  ],
  siteOf: [
    async ({ ask }, use) => {
      let current: { readonly file: string; readonly site: Site } | undefined;
      await use(async (file) => {
        if (current?.file !== file) current = { file, site: await ask('open') };
        return current.site;
      });
    },
    { scope: 'worker' },
  ],
  passUndoTime: async ({ ask }, use) =>
    use(async () => {
      await ask('pass undo time');
    }),
  site: async ({ siteOf }, use, { file }) => use(await siteOf(file)),
  baseURL: async ({ site }, use) => use(site.origin),
  // `goto` and `reload` wait for hydration: a page loads its scripts after its first paint and handles no input before.
  page: async ({ page, javaScriptEnabled }, use) => {
    const hydrated = async () => {
      const isPage = await page.evaluate(() => document.querySelector('script[type=module]') !== null);
      if (isPage) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    };
    const { goto, reload } = page;
    if (javaScriptEnabled !== false) {
      page.goto = async (...args) => {
        const response = await goto.apply(page, args);
        await hydrated();
        return response;
      };
      page.reload = async (...args) => {
        const response = await reload.apply(page, args);
        await hydrated();
        return response;
      };
    }
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  takePhotograph: async ({}, use, testInfo) => {
    await use(async (name = 'receipt.jpg', options = {}) => {
      const path = testInfo.outputPath(name);
      await writeFile(path, await photograph(options));
      return path;
    });
  },
});
