/**
 * Weighs every prerendered page of the built site against `budgets.ts`, prints the table and fails where a page has grown past it.
 * The same for every element of the library by itself, as a table in test-results/elements.txt: no element and no route holds at once what it
 * does not need. `--report FILE` writes the two counts; `--client DIR` weighs another build.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Budget, pageBudget, routeBudgets } from './budgets.ts';
import { engineFaults, weighElements } from './elements-check.ts';
import { costOf, type Kind, readPages } from './measure.ts';

const { values } = parseArgs({ options: { report: { type: 'string' }, client: { type: 'string' } } });
const client = values.client ?? fileURLToPath(new URL('../../app/build/client', import.meta.url));

const kinds: readonly Kind[] = ['script', 'style', 'font', 'image'];
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

interface Row {
  readonly route: string;
  readonly cells: readonly { readonly text: string; readonly isOver: boolean }[];
}

function weigh(): Row[] {
  const pages = readPages(client);
  if (pages.length === 0) throw new Error(`No page was built in ${client}. Run npm run build first.`);
  for (const route of Object.keys(routeBudgets)) {
    if (!pages.some((page) => page.route === route))
      throw new Error(`${route} has a budget, but no page was built.`);
  }
  return pages.map((page) => {
    const budget: Budget = { ...pageBudget, ...routeBudgets[page.route] };
    return {
      route: page.route,
      cells: kinds.map((kind) => {
        const cost = costOf(client, page, kind);
        const isOver = cost > budget[kind];
        return { isOver, text: `${kilobytes(cost)} / ${kilobytes(budget[kind])}${isOver ? ' !' : ''}` };
      }),
    };
  });
}

function print(rows: readonly Row[]): void {
  const table = [
    ['route', ...kinds],
    ...rows.map(({ route, cells }) => [route, ...cells.map(({ text }) => text)]),
  ];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const [first = '', ...rest] of table) {
    console.log(
      [
        first.padEnd(widths[0] ?? 0),
        ...rest.map((cell, index) => cell.padStart(widths[index + 1] ?? 0)),
      ].join('   '),
    );
  }
  console.log('\nKilobytes on the wire / budget; ! is over it.');
}

let passed = 0;
let failed = 0;
try {
  if (!existsSync(client)) throw new Error(`There is no ${join(client)}. Run npm run build first.`);
  const rows = weigh();
  print(rows);
  const cells = rows.flatMap((row) => row.cells);
  failed = cells.filter(({ isOver }) => isOver).length;
  passed = cells.length - failed;
  const elements = await weighElements();
  const faults = [...elements.faults, ...engineFaults(client)];
  for (const fault of faults) console.error(fault);
  console.log(`\n${elements.count} elements weighed, each by itself: ${elements.table}`);
  failed += faults.length;
  if (faults.length === 0) passed += 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed = 1;
}
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed }));
process.exitCode = failed > 0 ? 1 : 0;
