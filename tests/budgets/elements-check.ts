/** What an element or a route may hold at once, and where the weights of the elements are written. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ElementWeight, exportsOfLibrary, weighElement } from './elements.ts';
import { routeScripts } from './route-scripts.ts';

/** Large packages, and the elements that hold each at once: the one that is made of it, and the composites that are made of that one. */
const engines: readonly { readonly modules: RegExp; readonly elements: readonly string[] }[] = [
  { modules: /node_modules\/(chart\.js|react-chartjs-2|@kurkle)\//, elements: [] },
  { modules: /node_modules\/@tanstack\//, elements: ['DataTable', 'AdminApplicationsTable'] },
  { modules: /node_modules\/@portabletext\//, elements: ['PortableText', 'PostBody'] },
  { modules: /node_modules\/(swiper|framer-motion|motion)\//, elements: [] },
];

/** Components that stand for the rest: all of their own code, by the folders that it may come from. */
const alone: Readonly<Record<string, RegExp>> = {
  Button: /^ui\/components\/(actions\/button\/|feedback\/spinner\/spinner(-mark\.tsx|\.module\.css))/,
  Text: /^ui\/layout\/text\//,
  Spinner: /^ui\/(components\/feedback\/spinner|layout\/visually-hidden)\//,
};

function faultsOf({ name, atOnce }: ElementWeight): string[] {
  const held = engines
    .filter(({ elements }) => !elements.includes(name))
    .flatMap(({ modules }) => atOnce.find((module) => modules.test(module)) ?? []);
  const own = alone[name];
  const foreign = own ? atOnce.filter((module) => module.startsWith('ui/') && !own.test(module)) : [];
  return [...held, ...foreign].map((module) => `${name} holds ${module}.`);
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
};

/** Routes of the built site whose script holds an engine before they show. Charts come late, in the admin's dashboard alone. */
export function engineFaults(client: string): string[] {
  return [...routeScripts(client)].flatMap(([route, scripts]) =>
    [...scripts].flatMap((script) => {
      const code = readFileSync(join(client, script), 'utf8');
      return Object.entries(marks)
        .filter(([, mark]) => mark.test(code))
        .map(([engine]) => `The route ${route} holds ${engine} at once, in ${script}.`);
    }),
  );
}
