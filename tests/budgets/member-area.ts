/** Checks what the member area loads beyond the public pages that lead to it. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memberAreaBudget } from './budgets.ts';
import { marks } from './elements-check.ts';
import { routeScripts, withLateScripts } from './route-scripts.ts';

/** The pages that every member has passed: what they load, at once or later, is the public baseline. */
const baselineRoutes = ['root', 'routes/public-layout', 'routes/home', 'routes/api-layout', 'routes/login'];
/** Routes around every page of the member area. */
const frame = ['root', 'routes/api-layout', 'routes/member-layout'];
const pages = ['routes/overview', 'routes/profile', 'routes/applications', 'routes/payments'];

/** Packages that the member area must not load, not even late. */
const forbidden = ['Chart.js', 'Swiper'] as const;

/** Bytes of scripts beyond the public baseline, compressed as the server sends them. */
export interface MemberAreaScripts {
  /** Of each page, by route. */
  readonly pages: ReadonlyMap<string, number>;
  /** Of all pages together, each script once. */
  readonly total: number;
  readonly violations: readonly string[];
}

const difference = (scripts: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...scripts].filter((script) => !others.has(script)));

/** Measures the scripts that the pages of the member area load at once, and looks for forbidden packages in everything they load. */
export function memberAreaScripts(client: string): MemberAreaScripts {
  const byRoute = routeScripts(client);
  const scriptsOf = (routes: readonly string[]): ReadonlySet<string> =>
    new Set(
      routes.flatMap((route) => {
        const scripts = byRoute.get(route);
        if (!scripts) throw new Error(`There is no route ${route}.`);
        return [...scripts];
      }),
    );
  const sizeOf = (scripts: ReadonlySet<string>): number =>
    [...scripts].reduce((sum, script) => sum + statSync(join(client, `${script}.br`)).size, 0);

  const baseline = withLateScripts(client, scriptsOf(baselineRoutes));
  const own = scriptsOf([...frame, ...pages]);
  const beyond = difference(own, baseline);
  const total = sizeOf(beyond);
  // What the baseline loads late may belong to the home page, such as its carousel.
  const loaded = new Set([...own, ...difference(withLateScripts(client, own), baseline)]);
  const found = [...loaded].flatMap((script) => {
    const code = readFileSync(join(client, script), 'utf8');
    return forbidden
      .filter((name) => marks[name].test(code))
      .map((name) => `The member area loads ${name}, in ${script}.`);
  });
  const overBudget =
    total > memberAreaBudget
      ? [
          `The member area has ${total} bytes of script beyond the public baseline, of at most ${memberAreaBudget}.`,
        ]
      : [];
  return {
    pages: new Map(
      pages.map((page) => [page, sizeOf(difference(scriptsOf([...frame, page]), baseline))] as const),
    ),
    total,
    violations: [...overBudget, ...found],
  };
}
