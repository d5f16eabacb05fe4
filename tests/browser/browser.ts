/**
 * The one place that knows which browser the tests run in: Debian's Chromium where it is installed, else Playwright's own.
 */
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags that keep the browser quiet and at work without a GPU, a sandbox or a network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Date fields ask in the order of the browser's own language, whatever the machine's is.
  '--lang=en-US',
];

/** Path of a usable browser, or undefined where none is installed. */
export function findBrowser(): string | undefined {
  return [...systemBrowsers, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Launch options for Playwright. Without an installed browser the path stays unset and Playwright explains itself. */
export function browserLaunchOptions(): LaunchOptions {
  const executablePath = findBrowser();
  return executablePath ? { executablePath, args } : { args };
}

/** What to tell a person who has no browser: the one command to run. */
export const installHint =
  'No Chromium found. Run `npx playwright install --with-deps chromium`, or on Debian `apt-get install chromium`, and try again.';
