/**
 * `npm test`: runs every layer of tests, even after failures; the last line is the total. `-- contract journeys` runs only these layers,
 * `-- published --all` visits every entry of Storybook, and `-- --changed` runs types, lint and the tests that the changes since `--base
 * REV` reach. Layers run one after another, because most use every core; neighbours that leave cores idle run at the same time.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, chooseBase, gitIn } from './base-revision.ts';
import { reachedTests, sourceFiles } from './checks/changes.ts';
import { layers, selectLayers } from './checks/layers.ts';
import { closingLines, failuresOf, type LayerResult, type RunReport, totals } from './checks/report.ts';
import { projectRoot } from './freshness.ts';

const heading = (text: string) => console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 60 - text.length))}`);

/** Throws for unknown arguments. */
function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      base: { type: 'string' },
      all: { type: 'boolean', default: false },
    },
  });
  const { changed, base, all } = values;
  if (!changed && base === undefined) return { all, selected: selectLayers(positionals) };
  const git = gitIn(projectRoot);
  const revision = chooseBase(git, base);
  const changes = changedFiles(git, revision);
  const selected = selectLayers(positionals, reachedTests(changes, sourceFiles(git)));
  console.log(`${changes.length} files differ from ${revision.commit.slice(0, 10)}, ${revision.reason}.`);
  for (const { layer, files } of selected)
    if (files.length > 0) console.log(`${layer.name}: ${files.length} files with tests`);
  return { all, selected };
}

let request: ReturnType<typeof readArguments>;
try {
  request = readArguments();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Options: --changed, --base REV, --all.');
  process.exit(2);
}

const results: (LayerResult & { name: string; seconds: number })[] = [];
function print({ name, seconds, ...result }: (typeof results)[number]): void {
  const counts = result.passed + result.failed === 0 ? 'done' : totals(result);
  console.log(
    `${result.failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s   ${counts}`,
  );
}

const { selected, ...options } = request;
const groups: (typeof selected)[] = [];
for (const each of selected) {
  const last = groups.at(-1);
  if (each.layer.leavesCores && last?.[0]?.layer.leavesCores) last.push(each);
  else groups.push([each]);
}
for (const group of groups) {
  heading(group.map(({ layer }) => layer.name).join(', '));
  const start = performance.now();
  await Promise.all(
    group.map(async ({ layer, files }) => {
      const result = await layer.run({ ...options, files }).catch((error: unknown) => {
        console.error(error);
        return { passed: 0, failed: 1 };
      });
      results.push({ name: layer.name, ...result, seconds: (performance.now() - start) / 1000 });
      results.slice(-1).forEach(print);
    }),
  );
}

heading('summary');
results.forEach(print);
const file = join(projectRoot, 'test-results/report.json');
const lastReport: Partial<RunReport> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const now = results.map(({ tests, ...result }) => ({
  ...result,
  finishedAt: new Date().toISOString(),
  commit: gitIn(projectRoot)('rev-parse', '--short', 'HEAD'),
  failures: failuresOf([{ ...result, tests }]),
}));
const known = new Map([...(lastReport.layers ?? []), ...now].map((layer) => [layer.name, layer]));
const report: RunReport = {
  leftOut: layers.filter(({ isStep, name }) => !isStep && !known.has(name)).map(({ name }) => name),
  layers: layers.flatMap(({ name }) => known.get(name) ?? []),
};
mkdirSync(join(projectRoot, 'test-results'), { recursive: true });
writeFileSync(file, JSON.stringify(report));

// The layers print thousands of lines, so failures are repeated at the end.
console.log(`\n${closingLines(results).join('\n')}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
