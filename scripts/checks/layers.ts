import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportAddress, reportFile } from '../../.storybook/test-report/report.ts';
import { isStale, products, projectRoot } from '../freshness.ts';
import { ensureBrowser } from './browser.ts';
import { type Counts, countsOf, countsOfOne, countsOfStep, type ReportKind } from './counts.ts';
import { run } from './run.ts';

/** A group of tests that `npm test` runs, or a step that prepares one. */
export interface Layer {
  readonly name: string;
  /** Layers that must have run before it. */
  readonly needs?: readonly string[];
  /** Runs where another layer needs it, and where it has something to do. */
  readonly isStep?: boolean;
  readonly run: () => Promise<Counts>;
}

/** Runs a command that writes a report, and counts it. */
async function reported(kind: ReportKind, start: (report: string) => Promise<number>): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'imc-checks-'));
  const path = join(folder, 'report.json');
  try {
    const exitCode = await start(path);
    let report: unknown;
    try {
      report = JSON.parse(readFileSync(path, 'utf8'));
    } catch {
      console.error('This layer left no report.');
    }
    return countsOf(kind, report, exitCode);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const vitest = (project: string) => () =>
  reported('vitest', (report) =>
    run('vitest', [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
  );

const npmCheck = (script: string) => async () => countsOfOne(await run('npm', ['run', '--silent', script]));

const built = (product: keyof typeof products, script: string) => async () => {
  if (!isStale(products[product])) {
    console.log('Nothing has changed since it was built.');
    return countsOfStep(0);
  }
  return countsOfStep(await run('npm', ['run', '--silent', script]));
};

/** Builds Storybook, and puts the report of the stories layer beside it: that changes with every run, the build does not. */
async function builtStorybook(): Promise<Counts> {
  const counts = await built('storybook', 'build-storybook')();
  const report = join(projectRoot, reportFile);
  if (counts.failed === 0 && existsSync(report)) {
    copyFileSync(report, join(projectRoot, 'storybook-static', reportAddress));
  }
  return counts;
}

const playwright = (config: string) => () =>
  reported('playwright', (report) =>
    run('playwright', ['test', '-c', config], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } }),
  );

/** Every layer, in the order in which they run: what is quick to break comes first. */
export const layers: readonly Layer[] = [
  { name: 'design', isStep: true, run: built('design', 'build:design') },
  { name: 'types', needs: ['design'], run: npmCheck('typecheck') },
  { name: 'lint', needs: ['design'], run: npmCheck('lint') },
  { name: 'unit', needs: ['design'], run: vitest('unit') },
  { name: 'contract', run: vitest('contract') },
  { name: 'browser', isStep: true, run: async () => countsOfStep((await ensureBrowser()) ? 0 : 1) },
  { name: 'rendering', needs: ['design', 'browser'], run: vitest('rendering') },
  { name: 'stories', needs: ['design', 'browser'], run: vitest('stories') },
  { name: 'build', isStep: true, needs: ['design'], run: built('app', 'build') },
  {
    name: 'journeys',
    needs: ['build', 'browser'],
    run: playwright('tests/journeys/playwright.config.ts'),
  },
  {
    name: 'budgets',
    needs: ['build'],
    run: () => reported('plain', (report) => run('node', ['tests/budgets/run.ts', '--report', report])),
  },
  { name: 'storybook', isStep: true, needs: ['design'], run: builtStorybook },
  {
    name: 'published',
    needs: ['storybook', 'browser'],
    run: playwright('tests/published/playwright.config.ts'),
  },
];

/** The layers of these names and the steps that they need, in their order; all of them where none is named. */
export function chosenLayers(names: readonly string[]): readonly Layer[] {
  const unknown = names.filter((name) => !layers.some((layer) => layer.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No layer ${unknown.join(', ')}. There are: ${layers.map(({ name }) => name).join(', ')}.`,
    );
  }
  if (names.length === 0) return layers;
  const wanted = new Set(names);
  for (const layer of [...layers].reverse()) {
    if (wanted.has(layer.name)) for (const need of layer.needs ?? []) wanted.add(need);
  }
  return layers.filter(({ name }) => wanted.has(name));
}
