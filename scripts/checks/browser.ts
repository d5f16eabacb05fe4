import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserLaunchOptions, findBrowser, installHint } from '../../tests/browser/browser.ts';
import { run } from './run.ts';

/** Milliseconds after which an installation is aborted, for example because the network is down. */
const installTimeout = 10 * 60_000;

async function canStart(): Promise<boolean> {
  if (!findBrowser()) return false;
  try {
    const browser = await chromium.launch({ ...browserLaunchOptions(), timeout: 60_000 });
    await browser.close();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

const isRoot = process.getuid?.() === 0;
const isDebian = existsSync('/etc/debian_version');

/** The most portable installer first. */
const installers: readonly (readonly [string, () => Promise<number>])[] = [
  [
    "Playwright's own browser",
    () =>
      run('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], {
        timeout: installTimeout,
      }),
  ],
  ...(isRoot && isDebian
    ? ([
        [
          "Debian's headless Chromium",
          async () => {
            const env = { DEBIAN_FRONTEND: 'noninteractive' };
            await run('apt-get', ['update', '-qq'], { timeout: installTimeout, env });
            return run(
              'apt-get',
              ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
              {
                timeout: installTimeout,
                env,
              },
            );
          },
        ],
      ] as const)
    : []),
];

/** Finds or installs a browser that can start. If neither works, prints the command to run and returns false. */
export async function ensureBrowser(): Promise<boolean> {
  if (await canStart()) return true;
  for (const [name, install] of installers) {
    console.log(`No browser for the tests: installing ${name} …`);
    if ((await install()) === 0 && (await canStart())) return true;
  }
  console.error(installHint);
  return false;
}
