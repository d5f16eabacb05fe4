/** Checks which packages components and routes load eagerly. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ElementModules, exportsOfLibrary, modulesOfElements } from './elements.ts';
import { routeScripts } from './route-scripts.ts';

interface Engine {
  /** The package's files. */
  readonly modules: RegExp;
  /** Folders of components that may import it statically, so that a page loads it eagerly. Default: none. */
  readonly atOnce?: RegExp;
  /** Folders of components that load it with their own dynamic import. Default: not checked. */
  readonly late?: RegExp;
}

/** Large packages and the components that may use them (docs/decisions/0019), also inside other components. */
const engines: readonly Engine[] = [
  { modules: /node_modules\/(chart\.js|react-chartjs-2|@kurkle)\// },
  { modules: /node_modules\/@tanstack\//, atOnce: /^ui\/components\/data\/data-table\// },
  { modules: /node_modules\/@portabletext\//, atOnce: /^ui\/components\/content\/portable-text\// },
  { modules: /node_modules\/swiper\//, late: /^ui\/patterns\/hero-carousel\// },
  { modules: /node_modules\/uqr\//, late: /^ui\/components\/content\/qr-code\// },
  {
    modules: /node_modules\/(framer-motion|motion-dom|motion-utils)\//,
    late: /^ui\/(motion\/lazy-motion\.|components\/(data\/count-up|forms\/repeatable-group)\/)/,
  },
  {
    modules: /node_modules\/(@headlessui|@react-aria|@react-stately|@floating-ui)\//,
    atOnce: /^ui\/components\/navigation\/tabs\//,
    late: /^ui\/components\/forms\/combobox-field\//,
  },
];

/** Must not depend on other components: the folders that their code may come from. */
const basicComponents: Readonly<Record<string, RegExp>> = {
  Button: /^ui\/components\/(actions\/button\/|feedback\/spinner\/spinner(-mark\.tsx|\.module\.css))/,
  Text: /^ui\/layout\/(text\/|root-props\.)/,
  Spinner: /^ui\/(components\/feedback\/spinner\/|layout\/(visually-hidden\/|root-props\.))/,
};

/** The first module of a package that a component includes without permission, by itself or in a component it contains. */
function misplaced(
  modules: readonly string[],
  engine: RegExp,
  permitted: RegExp | undefined,
  own: readonly string[],
) {
  if (permitted && own.some((module) => permitted.test(module))) return [];
  return modules.find((module) => engine.test(module)) ?? [];
}

function violationsOf({ name, atOnce, late }: ElementModules): string[] {
  const eager = engines.flatMap((engine) => misplaced(atOnce, engine.modules, engine.atOnce, atOnce));
  const lazy = engines
    .filter((engine) => engine.late)
    .flatMap((engine) => misplaced(late, engine.modules, engine.late, [...atOnce, ...late]));
  const own = basicComponents[name];
  const foreign = own ? atOnce.filter((module) => module.startsWith('ui/') && !own.test(module)) : [];
  return [...eager, ...lazy, ...foreign].map((module) => `${name} includes ${module}.`);
}

/** Components that include a package without permission, and basic ones that depend on others. */
export async function elementViolations(): Promise<string[]> {
  const names = exportsOfLibrary().filter((name) => /^[A-Z]/.test(name));
  return (await modulesOfElements(names)).flatMap(violationsOf);
}

/** Survive in a package's minified code. */
export const marks = {
  'Chart.js': /_chartjs/,
  Swiper: /swiper-slide/,
  'framer-motion': /framer-?motion|layoutDependency/i,
  'Headless UI': /headlessui/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** May load a package eagerly: routes with tabs. No public page is among them. */
const allowedRoutes: Readonly<Record<string, RegExp>> = {
  'Headless UI': /^routes\/(admin-|applications$|overview$|payments$|profile$)/,
};

/** Routes that load a package eagerly without permission. Charts load lazily, and only in the admin's dashboard. */
export function engineViolations(client: string): string[] {
  return [...routeScripts(client)].flatMap(([route, scripts]) =>
    [...scripts].flatMap((script) => {
      const code = readFileSync(join(client, script), 'utf8');
      return Object.entries(marks)
        .filter(([engine, mark]) => mark.test(code) && !allowedRoutes[engine]?.test(route))
        .map(([engine]) => `The route ${route} loads ${engine} eagerly, in ${script}.`);
    }),
  );
}
