/**
 * Selects the browser for all tests: Debian's Chromium if it is installed, otherwise Playwright's. Tests prefer Chromium's headless shell, which takes
 * a third less processor time (docs/decisions/0023).
 */
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const headlessShell = '/usr/bin/chromium-headless-shell';
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
  // Gives text the same widths in the headless shell as in the complete browser.
  '--font-render-hinting=none',
  // Fixes the order of day and month in date fields, which depends on the browser's language.
  '--lang=en-US',
];

interface BrowserChoice {
  /** Whether the complete browser is preferred, as for pictures that are kept and for figures that are reported. Default: false. */
  readonly preferComplete?: boolean;
}

/** Undefined if none is installed. */
export function findBrowser({ preferComplete = false }: BrowserChoice = {}): string | undefined {
  const completeBrowsers = [...systemBrowsers, chromium.executablePath()];
  const candidates = preferComplete
    ? [...completeBrowsers, headlessShell]
    : [headlessShell, ...completeBrowsers];
  return candidates.find((path) => path && existsSync(path));
}

/** Without an installed browser, the path is unset and Playwright reports the error. */
export function browserLaunchOptions(choice?: BrowserChoice): LaunchOptions {
  const executablePath = findBrowser(choice);
  return executablePath ? { executablePath, args } : { args };
}

/** With the command to install a browser. */
export const installHint =
  'No Chromium found. Run `npx playwright install --with-deps chromium`, or on Debian `apt-get install chromium-headless-shell`, and try again.';
