import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../browser/browser.ts';

/** Tests of the built Storybook, served under a path like a project site on a static host. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/published',
  fullyParallel: true,
  // Pages wait for frames and timers, so two workers leave part of two cores idle.
  workers: 3,
  forbidOnly: true,
  // The frames of the longest docs page are forty forms, which are played one by one.
  timeout: process.env.PUBLISHED_ALL ? 900_000 : 240_000,
  // The manager and the story load in two frames, both from an empty cache.
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../../test-results/published.json' }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
  },
});
