/** What an element or a route may hold at once, and where the weights of the elements are written. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ElementWeight, exportsOfLibrary, weighElement } from './elements.ts';
import { routeScripts } from './route-scripts.ts';

interface Engine {
  /** The files of a large package. */
  readonly modules: RegExp;
  /** Elements that hold it at once, as folders: a page that uses one opens with it. None, where left out. */
  readonly atOnce?: RegExp;
  /** Elements that bring it later, by a dynamic import of their own. Not looked at, where left out. */
  readonly late?: RegExp;
}

/** Large packages, and the elements that may hold each (docs/decisions/0042). What is built of such an element holds it in the same way. */
const engines: readonly Engine[] = [
  { modules: /node_modules\/(chart\.js|react-chartjs-2|@kurkle)\// },
  { modules: /node_modules\/@tanstack\//, atOnce: /^ui\/components\/data\/data-table\// },
  { modules: /node_modules\/@portabletext\//, atOnce: /^ui\/components\/content\/portable-text\// },
  { modules: /node_modules\/swiper\//, late: /^ui\/patterns\/hero-carousel\// },
  {
    modules: /node_modules\/(framer-motion|motion-dom|motion-utils)\//,
    late: /^ui\/(motion\/late-engine\.|components\/(data\/count-up|forms\/repeatable-group)\/)/,
  },
  {
    modules: /node_modules\/(@headlessui|@react-aria|@react-stately|@floating-ui)\//,
    atOnce: /^ui\/components\/navigation\/tabs\//,
    late: /^ui\/components\/forms\/combobox-field\//,
  },
];

/** Components that stand for the rest: all of their own code, by the folders that it may come from. */
const alone: Readonly<Record<string, RegExp>> = {
  Button: /^ui\/components\/(actions\/button\/|feedback\/spinner\/spinner(-mark\.tsx|\.module\.css))/,
  Text: /^ui\/layout\/text\//,
  Spinner: /^ui\/(components\/feedback\/spinner|layout\/visually-hidden)\//,
};

/** The first file of a package that an element holds without being, or being built of, one of those that may. */
function misplaced(
  modules: readonly string[],
  engine: RegExp,
  holders: RegExp | undefined,
  own: readonly string[],
) {
  if (holders && own.some((module) => holders.test(module))) return [];
  return modules.find((module) => engine.test(module)) ?? [];
}

function faultsOf({ name, atOnce, late }: ElementWeight): string[] {
  const held = engines.flatMap((engine) => misplaced(atOnce, engine.modules, engine.atOnce, atOnce));
  const heldLate = engines
    .filter((engine) => engine.late)
    .flatMap((engine) => misplaced(late, engine.modules, engine.late, [...atOnce, ...late]));
  const own = alone[name];
  const foreign = own ? atOnce.filter((module) => module.startsWith('ui/') && !own.test(module)) : [];
  return [...held, ...heldLate, ...foreign].map((module) => `${name} holds ${module}.`);
}

const results = fileURLToPath(new URL('../../test-results/', import.meta.url));

/** Weighs every component that the library exports, by itself; writes the table and says what is against the rules. */
export async function weighElements() {
  const weights: ElementWeight[] = [];
  for (const name of exportsOfLibrary().filter((one) => /^[A-Z]/.test(one)))
    weights.push(await weighElement(name));
  const lines = weights.map(({ name, script, style, late }) =>
    [
      name.padEnd(20),
      String(script).padStart(7),
      String(style).padStart(7),
      late.length > 0 ? '  and more, late' : '',
    ].join(' '),
  );
  mkdirSync(results, { recursive: true });
  const table = join(results, 'elements.txt');
  writeFileSync(
    table,
    `element              script   style   (bytes, brotli; without React and router)\n${lines.join('\n')}\n`,
  );
  return { table: 'test-results/elements.txt', count: weights.length, faults: weights.flatMap(faultsOf) };
}

/** Words that stay in a package's code when it is minified. */
const marks: Readonly<Record<string, RegExp>> = {
  'Chart.js': /_chartjs/,
  Swiper: /swiper-slide/,
  'framer-motion': /framer-?motion|layoutDependency/i,
  'Headless UI': /headlessui/,
};

/** Routes that open with an engine: those whose page has tabs. No public page is among them. */
const opensWith: Readonly<Record<string, RegExp>> = {
  'Headless UI': /^routes\/(admin-|applications$|overview$|payments$|profile$)/,
};

/** Routes of the built site whose script holds an engine before they show, without opening with it. Charts come late, in the admin's dashboard alone. */
export function engineFaults(client: string): string[] {
  return [...routeScripts(client)].flatMap(([route, scripts]) =>
    [...scripts].flatMap((script) => {
      const code = readFileSync(join(client, script), 'utf8');
      return Object.entries(marks)
        .filter(([engine, mark]) => mark.test(code) && !opensWith[engine]?.test(route))
        .map(([engine]) => `The route ${route} holds ${engine} at once, in ${script}.`);
    }),
  );
}
