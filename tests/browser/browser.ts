/**
 * Selects the browser for all tests: Debian's Chromium if it is installed, otherwise Playwright's.
 */
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags that disable background activity and let the browser run without a GPU, a sandbox or a network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Fixes the order of day and month in date fields, which depends on the browser's language.
  '--lang=en-US',
];

/** Returns the path of an installed browser, or undefined. */
export function findBrowser(): string | undefined {
  return [...systemBrowsers, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Returns the launch options for Playwright. Without an installed browser, the path is unset and Playwright reports the error. */
export function browserLaunchOptions(): LaunchOptions {
  const executablePath = findBrowser();
  return executablePath ? { executablePath, args } : { args };
}

/** Message for developers without a browser, with the command to install one. */
export const installHint =
  'No Chromium found. Run `npx playwright install --with-deps chromium`, or on Debian `apt-get install chromium`, and try again.';
