/** Checks what the member and admin areas load beyond the public pages that lead to them. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { adminAreaBudget, memberAreaBudget } from './budgets.ts';
import { marks } from './elements-check.ts';
import { routeScripts, withLateScripts } from './route-scripts.ts';

/** What they load, at once or later, is the public baseline: everybody in an area has passed them. */
const baselineRoutes = ['root', 'routes/public-layout', 'routes/home', 'routes/api-layout', 'routes/login'];

interface Area {
  readonly name: string;
  /** Around every page of the area. */
  readonly frame: readonly string[];
  readonly pages: readonly string[];
  /** For all pages together, each script once, in bytes. */
  readonly budget: number;
  /** Must not be loaded, not even late. */
  readonly forbidden: readonly (keyof typeof marks)[];
}

const areas: readonly Area[] = [
  {
    name: 'Member area',
    frame: ['root', 'routes/api-layout', 'routes/member-layout'],
    pages: ['routes/overview', 'routes/profile', 'routes/applications', 'routes/payments'],
    budget: memberAreaBudget,
    forbidden: ['Chart.js', 'Swiper'],
  },
  {
    name: 'Admin area',
    frame: ['root', 'routes/api-layout', 'routes/admin-layout'],
    pages: [
      'routes/admin-dashboard',
      'routes/admin-applications',
      'routes/admin-payments',
      'routes/admin-marketers',
      'routes/admin-messages',
      'routes/admin-newsletter',
      'routes/admin-mails',
      'routes/admin-settings',
      'routes/admin-people',
      'routes/admin-security',
      'routes/admin-profile',
    ],
    budget: adminAreaBudget,
    forbidden: ['Swiper'],
  },
];

/** Bytes of scripts beyond the public baseline, compressed as the server sends them. */
export interface AreaScripts {
  readonly name: string;
  /** By route. */
  readonly pages: ReadonlyMap<string, number>;
  /** Each script once. */
  readonly total: number;
  readonly budget: number;
  readonly violations: readonly string[];
}

const difference = (scripts: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...scripts].filter((script) => !others.has(script)));

/** Measures what the pages of each area load at once, and looks for forbidden packages in everything they load. */
export function areaScripts(client: string): readonly AreaScripts[] {
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

  return areas.map(({ name, frame, pages, budget, forbidden }) => {
    const own = scriptsOf([...frame, ...pages]);
    // Late scripts of the baseline may belong to the home page, such as its carousel.
    const loaded = new Set([...own, ...difference(withLateScripts(client, own), baseline)]);
    const found = [...loaded].flatMap((script) => {
      const code = readFileSync(join(client, script), 'utf8');
      return forbidden
        .filter((mark) => marks[mark].test(code))
        .map((mark) => `${name}: it loads ${mark}, in ${script}.`);
    });
    const total = sizeOf(difference(own, baseline));
    const overBudget =
      total > budget
        ? [`${name}: ${total} bytes of script beyond the public baseline, of at most ${budget}.`]
        : [];
    return {
      name,
      pages: new Map(
        pages.map((page) => [page, sizeOf(difference(scriptsOf([...frame, page]), baseline))] as const),
      ),
      total,
      budget,
      violations: [...overBudget, ...found],
    };
  });
}
