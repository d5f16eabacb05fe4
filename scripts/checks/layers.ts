import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale, type ProductName } from '../build.ts';
import { ensureBrowser } from './browser.ts';
import { type LayerResult, playwrightTests, resultOf, vitestTests } from './report.ts';
import { run } from './run.ts';

/** A group of tests that `npm test` runs, or a step that prepares one. */
export interface Layer {
  readonly name: string;
  /** Layers that must run before it. */
  readonly needs?: readonly string[];
  /** Whether it only prepares layers that need it. It does nothing if its product is up to date. */
  readonly isStep?: boolean;
  /** Whether it leaves cores idle. Neighbours that do run at the same time. */
  readonly leavesCores?: boolean;
  /** `--changed` runs only those of its test files that the changes reach. */
  readonly files?: RegExp;
  readonly run: (options: RunOptions) => Promise<LayerResult>;
}

export interface RunOptions {
  /** The test files to run. Empty: all. */
  readonly files: readonly string[];
  /** Whether the published layer visits every entry. */
  readonly all: boolean;
}

const one = (exitCode: number): LayerResult => ({
  passed: Number(exitCode === 0),
  failed: Number(exitCode !== 0),
});

/** A preparation step only counts if it fails. */
const step = (exitCode: number): LayerResult => ({ passed: 0, failed: Number(exitCode !== 0) });

/** Runs a command that writes a JSON report. Returns the report and the exit code. */
async function withReport(start: (report: string) => Promise<number>) {
  const folder = mkdtempSync(join(tmpdir(), 'imc-checks-'));
  const path = join(folder, 'report.json');
  try {
    const exitCode = await start(path);
    let report = {};
    try {
      report = JSON.parse(readFileSync(path, 'utf8'));
    } catch {
      console.error('This layer wrote no report.');
    }
    return { report, exitCode };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const vitest =
  (project: string): Layer['run'] =>
  async ({ files }) => {
    const options = ['--project', project, '--reporter=default', '--reporter=json'];
    const { report, exitCode } = await withReport((path) =>
      run('vitest', ['run', ...options, `--outputFile.json=${path}`, ...files]),
    );
    return resultOf(vitestTests(project)(report), exitCode);
  };

const playwright =
  (config: string): Layer['run'] =>
  async ({ files, all }) => {
    const { report, exitCode } = await withReport((path) =>
      run('playwright', ['test', '-c', config, ...files], {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: path, ...(all && { PUBLISHED_ALL: '1' }) },
      }),
    );
    return resultOf(playwrightTests(config)(report), exitCode);
  };

const npmCheck = (script: string) => async () => one(await run('npm', ['run', '--silent', script]));

const buildStep = (product: ProductName) => async () => step(buildStale(product) ? 0 : 1);

/** The report of the budgets names no tests. */
async function budgets(): Promise<LayerResult> {
  const { report, exitCode } = await withReport((path) =>
    run('node', ['tests/budgets/run.ts', '--report', path]),
  );
  const { passed = 0, failed = 0, pages } = report as Partial<LayerResult>;
  return { passed, failed: failed || Number(exitCode !== 0 || passed === 0), pages };
}

const journeys = 'tests/journeys/playwright.config.ts';
const published = 'tests/published/playwright.config.ts';

/** In the order in which they run, those that fail fastest first. */
export const layers: readonly Layer[] = [
  { name: 'design', isStep: true, run: buildStep('design') },
  { name: 'types', needs: ['design'], leavesCores: true, run: npmCheck('typecheck') },
  { name: 'lint', needs: ['design'], leavesCores: true, run: npmCheck('lint') },
  { name: 'build', isStep: true, needs: ['design'], leavesCores: true, run: buildStep('app') },
  { name: 'unit', needs: ['design'], files: /^(?!tests\/contract\/).*\.test\.tsx?$/, run: vitest('unit*') },
  { name: 'contract', needs: ['design'], files: /^tests\/contract\/.*\.test\.ts$/, run: vitest('contract') },
  { name: 'browser', isStep: true, run: async () => step((await ensureBrowser()) ? 0 : 1) },
  { name: 'rendering', needs: ['design', 'browser'], files: /\.browser\.tsx$/, run: vitest('rendering') },
  { name: 'stories', needs: ['design', 'browser'], files: /\.stories\.tsx$/, run: vitest('stories') },
  {
    name: 'journeys',
    needs: ['build', 'browser'],
    files: /^tests\/journeys\/.*\.spec\.ts$/,
    run: playwright(journeys),
  },
  { name: 'budgets', needs: ['build'], leavesCores: true, run: budgets },
  { name: 'storybook', isStep: true, needs: ['design'], leavesCores: true, run: buildStep('storybook') },
  { name: 'published', needs: ['storybook', 'browser'], run: playwright(published) },
];

/** Layers that `--changed` runs. */
const quickLayers = ['types', 'lint', 'unit', 'contract', 'rendering', 'stories', 'journeys'];

/**
 * Returns the named layers (default: all) with the steps that they need, in order. With `reached`, only
 * `quickLayers` by default, and only layers with a reached test file. Throws for an unknown name.
 */
export function selectLayers(
  names: readonly string[],
  reached?: readonly string[],
): { readonly layer: Layer; readonly files: readonly string[] }[] {
  const known = layers.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No layer ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  const chosen = names.length > 0 ? names : reached ? quickLayers : known;
  const runs = layers.map((layer) => ({
    layer,
    files: reached?.filter((path) => layer.files?.test(path)) ?? [],
  }));
  const wanted = new Set<string>();
  for (const { layer, files } of runs.toReversed()) {
    const { name, needs = [] } = layer;
    const isEmpty = reached && layer.files && files.length === 0;
    if (chosen.includes(name) && !isEmpty) wanted.add(name);
    if (wanted.has(name)) for (const need of needs) wanted.add(need);
  }
  return runs.filter(({ layer }) => wanted.has(layer.name));
}
