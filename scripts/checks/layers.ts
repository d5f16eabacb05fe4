import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportAddress, reportFile } from '../../.storybook/test-report/report.ts';
import { isStale, products, projectRoot } from '../freshness.ts';
import { ensureBrowser } from './browser.ts';
import { type Counts, countsOf, countsOfOne, countsOfStep, type ReportKind } from './counts.ts';
import { failuresOf } from './failures.ts';
import { run } from './run.ts';

/** A group of tests that `npm test` runs, or a step that prepares one. */
export interface Layer {
  readonly name: string;
  /** Layers that must have run before it. */
  readonly needs?: readonly string[];
  /** Whether it only prepares other layers. It runs when one of them needs it, and does nothing if its product is up to date. */
  readonly isStep?: boolean;
  readonly run: () => Promise<LayerResult>;
}

export interface LayerResult extends Counts {
  /** One line for each failed test, as far as the report names it. */
  readonly failures?: readonly string[];
}

/** Runs a command that writes a report, and returns its counts and failures. */
async function runWithReport(
  kind: ReportKind,
  start: (report: string) => Promise<number>,
): Promise<LayerResult> {
  const folder = mkdtempSync(join(tmpdir(), 'imc-checks-'));
  const path = join(folder, 'report.json');
  try {
    const exitCode = await start(path);
    let report: unknown;
    try {
      report = JSON.parse(readFileSync(path, 'utf8'));
    } catch {
      console.error('This layer wrote no report.');
    }
    return { ...countsOf(kind, report, exitCode), failures: failuresOf(kind, report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const vitest = (project: string) => () =>
  runWithReport('vitest', (report) =>
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

const buildStep = (product: keyof typeof products, script: string) => async () => {
  if (!isStale(products[product])) {
    console.log('Up to date.');
    return countsOfStep(0);
  }
  return countsOfStep(await run('npm', ['run', '--silent', script]));
};

/** Builds Storybook if needed, and copies the report of the stories layer into it, because the report changes with every run. */
async function builtStorybook(): Promise<Counts> {
  const counts = await buildStep('storybook', 'build-storybook')();
  const report = join(projectRoot, reportFile);
  if (counts.failed === 0 && existsSync(report)) {
    copyFileSync(report, join(projectRoot, 'storybook-static', reportAddress));
  }
  return counts;
}

const playwright = (config: string) => () =>
  runWithReport('playwright', (report) =>
    run('playwright', ['test', '-c', config], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } }),
  );

/** All layers in the order in which they run, those that fail fastest first. */
export const layers: readonly Layer[] = [
  { name: 'design', isStep: true, run: buildStep('design', 'build:design') },
  { name: 'types', needs: ['design'], run: npmCheck('typecheck') },
  { name: 'lint', needs: ['design'], run: npmCheck('lint') },
  { name: 'unit', needs: ['design'], run: vitest('unit') },
  { name: 'contract', needs: ['design'], run: vitest('contract') },
  { name: 'browser', isStep: true, run: async () => countsOfStep((await ensureBrowser()) ? 0 : 1) },
  { name: 'rendering', needs: ['design', 'browser'], run: vitest('rendering') },
  { name: 'stories', needs: ['design', 'browser'], run: vitest('stories') },
  { name: 'build', isStep: true, needs: ['design'], run: buildStep('app', 'build') },
  {
    name: 'journeys',
    needs: ['build', 'browser'],
    run: playwright('tests/journeys/playwright.config.ts'),
  },
  {
    name: 'budgets',
    needs: ['build'],
    run: () => runWithReport('plain', (report) => run('node', ['tests/budgets/run.ts', '--report', report])),
  },
  { name: 'storybook', isStep: true, needs: ['design'], run: builtStorybook },
  {
    name: 'published',
    needs: ['storybook', 'browser'],
    run: playwright('tests/published/playwright.config.ts'),
  },
];

/** Returns the named layers with the steps that they need, in order; all layers if none is named. Throws for an unknown name. */
export function selectLayers(names: readonly string[]): readonly Layer[] {
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
