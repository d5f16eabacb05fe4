/**
 * `npm test`: runs every layer of tests, even on a fresh machine and after failures; the last line is the total.
 * `npm test -- contract journeys` runs only these layers. The layers run one after another, because most of them use every core.
 */
import { closingLine, sumOf } from './checks/counts.ts';
import { type Layer, type LayerResult, selectLayers } from './checks/layers.ts';

interface Result extends LayerResult {
  readonly name: string;
  readonly seconds: number;
}

async function runLayer({ name, run }: Layer): Promise<Result> {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
  const start = performance.now();
  let result: LayerResult;
  try {
    result = await run();
  } catch (error) {
    console.error(error);
    result = { passed: 0, failed: 1 };
  }
  return { name, ...result, seconds: (performance.now() - start) / 1000 };
}

function line({ name, seconds, passed, failed }: Result): string {
  const result = passed + failed === 0 ? 'done' : closingLine({ passed, failed });
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s   ${result}`;
}

let selected: readonly Layer[];
try {
  selected = selectLayers(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}

const results: Result[] = [];
for (const layer of selected) {
  const result = await runLayer(layer);
  results.push(result);
  console.log(line(result));
}

const sum = sumOf(results);
console.log(`\n── summary ${'─'.repeat(53)}\n${results.map(line).join('\n')}\n`);
// Repeated at the end, because the layers print thousands of lines.
for (const { name, failures = [] } of results) {
  for (const failure of failures) console.log(`✗ ${name}: ${failure}`);
}
console.log(closingLine(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;
