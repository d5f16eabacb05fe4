import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { type PhotographOptions, photograph } from '../pictures/photograph.ts';

export { expect } from '@playwright/test';

interface JourneyFixtures {
  /** Writes a photograph as a telephone takes it, with a place hidden in it, and says where it lies. */
  readonly takePhotograph: (name?: string, options?: PhotographOptions) => Promise<string>;
}

let visitors = 0;

/** Playwright's `test`, from a network address of its own for each journey, and with a camera. */
export const test = base.extend<JourneyFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    visitors += 1;
    await use({ 'X-Forwarded-For': `10.${workerIndex % 256}.${(visitors >> 8) & 255}.${visitors & 255}` });
  },
  // A page hears presses once its scripts have come, which they do when it has been painted.
  page: async ({ page, javaScriptEnabled }, use) => {
    const isLive = async () => {
      const isPage = await page.evaluate(() => document.querySelector('script[type=module]') !== null);
      if (isPage) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    };
    const { goto, reload } = page;
    if (javaScriptEnabled !== false) {
      page.goto = async (...args) => {
        const response = await goto.apply(page, args);
        await isLive();
        return response;
      };
      page.reload = async (...args) => {
        const response = await reload.apply(page, args);
        await isLive();
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
