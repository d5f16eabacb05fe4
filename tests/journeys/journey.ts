import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { type PhotographOptions, photograph } from '../pictures/photograph.ts';

export { expect } from '@playwright/test';

interface JourneyFixtures {
  /** Writes a photograph with a location in its metadata and returns its path. */
  readonly takePhotograph: (name?: string, options?: PhotographOptions) => Promise<string>;
}

let visitors = 0;

/** Identifies this attempt of the running test: its repetition and its retry, which share a server. */
export const attempt = (): string => {
  const { repeatEachIndex, retry } = base.info();
  return `${repeatEachIndex}.${retry}`;
};

/** Returns an email address for this attempt of the running test. */
export const emailOf = (name: string): string => `${name}.${attempt()}@mail.example`;

/** Playwright's `test` with a separate network address for each journey, and with `takePhotograph`. */
export const test = base.extend<JourneyFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    visitors += 1;
    await use({ 'X-Forwarded-For': `10.${workerIndex % 256}.${(visitors >> 8) & 255}.${visitors & 255}` });
  },
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
