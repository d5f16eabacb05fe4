import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { matchesGlob } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './tests/browser/browser.ts';
import { previewStub } from './ui/contract-tests/preview-plugin.ts';
import { renderOnServer } from './ui/contract-tests/server-command.ts';

/** Returns the browser options of stories and rendering tests: a new object each time, because Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: browserLaunchOptions() }),
  instances: [{ browser: 'chromium' as const }],
});

/** Tests of the server wait for other processes and for timers, so more of them run than there are cores. */
const workersOnServer = Math.ceil(availableParallelism() * 1.5);

// Storybook's plugin takes longer to start than most unit tests, so projects that `--project` leaves out are left out here already.
const asked = process.argv.filter((_, index, all) => all[index - 1] === '--project');
const isAsked = (name: string) => asked.length === 0 || asked.some((pattern) => matchesGlob(name, pattern));

// Stories run with React's production build, as they are published, in four fifths of the time. React's warnings show in `npm run storybook`.
if (asked.join() === 'stories') process.env.NODE_ENV = 'production';

/** Only end a test that hangs: a busy machine takes many times as long as a quiet one. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

/** Options of all unit tests. */
const unit = {
  ...timeouts,
  environment: 'node',
  maxWorkers: workersOnServer,
  exclude: ['**/node_modules/**', '**/dist/**'],
  // Messages list all offenders of a rule.
  chaiConfig: { truncateThreshold: 2_000 },
};

/**
 * Files that replace modules or globals, or kill processes. All other tests of the server share its modules: loading them anew for each file
 * took half of the time.
 */
const ownModules = [
  'app/**/*.test.{ts,tsx}',
  ...globSync('{server,scripts}/**/*.test.ts', { exclude: unit.exclude }).filter((file) =>
    /vi\.mock\(|startProcess\(/.test(readFileSync(file, 'utf8')),
  ),
];

export default defineConfig({
  test: {
    projects: [
      {
        // These tests replace no modules, so their files can share them, in half the time.
        test: {
          ...unit,
          name: 'unit',
          isolate: false,
          include: ['{api,ui,screens,mocks,.storybook,tests/documents,tests/visual}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...unit,
          name: 'unit-server',
          isolate: false,
          include: ['{server,scripts}/**/*.test.ts'],
          exclude: [...unit.exclude, ...ownModules],
          // After the others: at the same time, both take longer.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: { ...unit, name: 'unit-isolated', include: ownModules, sequence: { groupOrder: 2 } },
      },
      {
        test: {
          ...timeouts,
          name: 'contract',
          environment: 'node',
          maxWorkers: workersOnServer,
          include: ['tests/contract/**/*.test.ts'],
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        plugins: isAsked('stories') ? [storybookTest({ configDir: '.storybook' })] : [],
        test: {
          ...timeouts,
          name: 'stories',
          setupFiles: ['.storybook/pages/story-texts.ts'],
          // Stories clean up after themselves; sharing one page takes a quarter less time.
          isolate: false,
          maxWorkers: '100%',
          browser: browser(),
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        plugins: [previewStub],
        test: {
          ...timeouts,
          name: 'rendering',
          include: ['{ui,screens}/**/*.browser.tsx'],
          maxWorkers: '100%',
          browser: { ...browser(), commands: { renderOnServer } },
        },
      },
    ].filter(({ test }) => isAsked(test.name)),
  },
});
