import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Fuse from 'fuse.js';
import { toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { componentGroups } from '../../ui/contract-tests/component-groups.ts';
import { storyFiles } from '../pages/story-files.ts';
import { type SearchableEntry, searchWords, withSearchWords, wordsOfFile } from './search-words.ts';
import { compareTitles, sidebarOrder } from './sidebar-order.ts';

const root = join(import.meta.dirname, '../..');
const files = storyFiles();
const manager = readFileSync(
  createRequire(import.meta.url)
    .resolve('storybook/package.json')
    .replace('package.json', 'dist/manager/runtime.js'),
  'utf8',
);

interface Entry extends SearchableEntry {
  readonly id: string;
  readonly name: string;
}

interface Found {
  readonly id: string;
  readonly name: string;
  readonly path: readonly string[];
  readonly type: 'group' | 'component' | 'docs' | 'story';
  readonly parent: string;
  readonly anchors?: SearchableEntry['anchors'];
}

/** Docs pages with an mdx file. */
const pages = globSync('{ui,.storybook}/**/*.mdx', {
  cwd: root,
  exclude: (path) => path === 'node_modules',
}).map((importPath): Entry => {
  const source = readFileSync(join(root, importPath), 'utf8');
  const stories = /from '\.\/([^']+\.stories\.tsx)'/.exec(source)?.[1];
  const title =
    /<Meta title="([^"]+)"/.exec(source)?.[1] ??
    files.find(({ path }) => path === importPath.replace(/[^/]+$/, stories ?? ''))?.title ??
    importPath;
  return { id: toId(title, 'Docs'), type: 'docs', title, name: 'Docs', importPath };
});

/** Storybook's index: mdx pages, generated docs pages and stories. */
const entries: readonly Entry[] = [
  ...pages,
  ...files
    .filter(({ title }) => !pages.some((page) => page.title === title) && !title.startsWith('Flows/'))
    .map(
      ({ title, path }): Entry => ({
        id: toId(title, 'Docs'),
        type: 'docs',
        title,
        name: 'Docs',
        importPath: path,
      }),
    ),
  ...files.flatMap(({ title, path, stories }) =>
    stories.map(({ id, name }): Entry => ({ id, type: 'story', title, name, importPath: path })),
  ),
].sort((one, other) => compareTitles(one.title, other.title));

const index = withSearchWords(Object.fromEntries(entries.map((entry) => [entry.id, entry])), (path) =>
  wordsOfFile(root, path),
);

const known = new Set<string>();
/** Items that the sidebar searches: groups, elements, pages and stories, each with the names of its ancestors. */
const items = Object.values(index).flatMap((entry): Found[] => {
  const names = entry.title.split('/');
  const parts = names.map((name, depth) => ({
    id: toId(names.slice(0, depth + 1).join('-'), 'x').replace(/--x$/, ''),
    name,
    path: names.slice(0, depth),
    type: depth === names.length - 1 ? ('component' as const) : ('group' as const),
    parent: '',
  }));
  const parent = parts.at(-1)?.id ?? '';
  const added = parts.filter(({ id }) => !known.has(id));
  for (const { id } of added) known.add(id);
  return [...added, { ...entry, type: entry.type === 'docs' ? 'docs' : 'story', path: names, parent }];
});

/** Reads the search options from Storybook's manager bundle. */
function searchOptions(): Fuse.FuseOptions<Found> {
  const [, literal] = /\boptions = (\{\s*shouldSort:[\s\S]*?\n\})/.exec(manager) ?? [];
  if (!literal) throw new Error('The search options were not found in Storybook’s manager.');
  const json = literal
    .replace(/!0/g, 'true')
    .replace(/!1/g, 'false')
    .replace(/([{,]\s*)(\w+):/g, '$1"$2":');
  return JSON.parse(json) as Fuse.FuseOptions<Found>;
}

const fuse = new Fuse(items, searchOptions());

interface Searcher {
  search(text: string): object;
}

// Hundreds of items share a name, a path or an anchor. Each search compares a text once.
const prepareSearchers = Reflect.get(fuse, '_prepareSearchers') as (words: string) => {
  readonly tokenSearchers: readonly Searcher[];
  readonly fullSearcher: Searcher;
};
Reflect.set(fuse, '_prepareSearchers', (words: string) => {
  const searchers = prepareSearchers.call(fuse, words);
  for (const searcher of [...searchers.tokenSearchers, searchers.fullSearcher]) {
    const results = new Map<string, object>();
    const search = searcher.search.bind(searcher);
    searcher.search = (text) => {
      const result = results.get(text) ?? search(text);
      results.set(text, result);
      return result;
    };
  }
  return searchers;
});

/** Returns the ids of the results in sidebar order. Merges an element with its docs page and omits its stories after it. */
function find(words: string): string[] {
  const matches = (fuse.search(words) as unknown as { item: Found }[])
    .map(({ item }) => item)
    .filter(({ type }) => type !== 'group');
  const documented = new Set(matches.filter(({ type }) => type === 'docs').map(({ parent }) => parent));
  const shown = new Set<string>();
  return matches
    .filter(({ id, type, parent }) => {
      if (type === 'component' && documented.has(id)) return false;
      if (shown.has(parent)) return false;
      shown.add(id);
      if (type === 'docs') shown.add(parent);
      return true;
    })
    .map(({ id }) => id);
}

/** Search texts, each with a page or story that must be among the first five results. */
const lookups: readonly (readonly [words: string, id: string])[] = [
  ['modal', 'feedback-dialog--docs'],
  ['popup', 'feedback-dialog--docs'],
  ['are you sure', 'feedback-confirmdialog--docs'],
  ['stepper', 'navigation-stepindicator--docs'],
  ['wizard', 'membership-signupwizard--docs'],
  ['hamburger', 'patterns-navbar--docs'],
  ['burger menu', 'patterns-sidepanel--docs'],
  ['drawer', 'patterns-sidepanel--docs'],
  ['dropdown', 'forms-selectfield--docs'],
  ['autocomplete', 'forms-comboboxfield--docs'],
  ['typeahead', 'forms-comboboxfield--docs'],
  ['date picker', 'forms-datefield--docs'],
  ['calendar', 'forms-datefield--docs'],
  ['upload', 'forms-filefield--docs'],
  ['drag and drop', 'forms-filefield--docs'],
  ['textbox', 'forms-textfield--docs'],
  ['input', 'forms-textfield--docs'],
  ['radio button', 'forms-radiogroupfield--docs'],
  ['tick box', 'forms-checkboxfield--docs'],
  ['toggle', 'forms-checkboxfield--docs'],
  ['autosave', 'forms-savestate--docs'],
  ['validation', 'forms-form--docs'],
  ['error summary', 'forms-formerrors--docs'],
  ['snackbar', 'feedback-toast--docs'],
  ['notification', 'feedback-toast--docs'],
  ['alert', 'feedback-inlinemessage--docs'],
  ['callout', 'feedback-inlinemessage--docs'],
  ['loader', 'feedback-spinner--docs'],
  ['loading', 'feedback-spinner--docs'],
  ['empty', 'feedback-emptystate--docs'],
  ['no results', 'feedback-emptystate--docs'],
  ['error', 'feedback-errorstate--docs'],
  ['retry', 'feedback-errorstate--docs'],
  ['marquee', 'feedback-welcomebanner--docs'],
  ['tag', 'data-statusbadge--docs'],
  ['chip', 'navigation-categorychips--docs'],
  ['pending', 'data-statusbadge--docs'],
  ['approved', 'data-statusbadge--docs'],
  ['pager', 'navigation-pagination--docs'],
  ['breadcrumbs', 'navigation-breadcrumb--docs'],
  ['collapse', 'content-accordion--docs'],
  ['lightbox', 'content-imageviewer--docs'],
  ['checklist', 'content-progresschecklist--docs'],
  ['10k', 'data-datatable--docs'],
  ['10000', 'data-datatable--docs'],
  ['data grid', 'data-datatable--docs'],
  ['sort', 'data-datatable--docs'],
  ['pie chart', 'data-doughnutchart--docs'],
  ['graph', 'data-chartcard--docs'],
  ['KPI', 'data-statcard--docs'],
  ['profile picture', 'identity-avatar--docs'],
  ['medal', 'identity-gradeseal--docs'],
  ['slider', 'patterns-herocarousel--docs'],
  ['pricing', 'membership-gradecard--docs'],
  ['header', 'patterns-navbar--docs'],
  ['bottom navigation', 'patterns-memberframe--docs'],
  ['receipt', 'membership-paymentstable--docs'],
  ['payment', 'membership-paymentstable--docs'],
  ['invoice', 'screens-member-payments--docs'],
  ['bank transfer', 'membership-transfercard--docs'],
  ['subscribe', 'membership-newsletterform--docs'],
  ['login', 'screens-account-login--docs'],
  ['sign up', 'screens-account-register--docs'],
  ['lost password', 'screens-account-forgot-password--docs'],
  ['404', 'screens-public-error--docs'],
  ['not found', 'screens-public-error--docs'],
  ['landing page', 'screens-public-home--docs'],
  ['fees', 'screens-public-registration-and-admission--docs'],
  ['privacy', 'screens-public-privacy--docs'],
  ['draft', 'screens-member-my-applications--docs'],
  ['review queue', 'screens-admin-applications--docs'],
  ['analytics', 'screens-admin-dashboard--docs'],
  ['audit log', 'membership-activitylist--docs'],
  ['dark', 'foundations-colour--docs'],
  ['contrast', 'foundations-colour--docs'],
  ['screen reader', 'foundations-accessibility--docs'],
  ['a11y', 'foundations-accessibility--docs'],
  ['palette', 'foundations-colour--docs'],
  ['font', 'foundations-type--docs'],
  ['spacing', 'foundations-space--docs'],
  ['breakpoint', 'foundations-layers-and-breakpoints--docs'],
  ['animation', 'foundations-motion--docs'],
  ['microcopy', 'foundations-voice-and-wording--docs'],
  ['brand blue', 'foundations-colour--docs'],
  ['tokens.json', 'foundations-tokens--docs'],
  ['danger button', 'actions-button--docs'],
  ['home phone', 'screens-public-home--docs'],
  ['rejected application', 'screens-member-overview--docs'],
  ['thank you', 'screens-public-contact--docs'],
  ['whole journey', 'flows-membership--from-visitor-to-member'],
  ['right to left', 'welcome--docs'],
  ['slow network', 'welcome--docs'],
  ['empty list', 'feedback-emptystate--docs'],
  ['no answer', 'feedback-errorstate--docs'],
  ['server error', 'feedback-errorstate--docs'],
  ['route', 'coverage--docs'],
  ['tabs keyboard', 'navigation-tabs--docs'],
  ['axe', 'review-test-results--docs'],
  ['failed tests', 'review-test-results--docs'],
  ['copy link', 'welcome--docs'],
  ['report an issue', 'welcome--docs'],
  ['demo', 'tour--docs'],
  ['requirements', 'coverage--docs'],
];

describe('sidebar search', () => {
  test('is tested with more than sixty search texts', () => {
    expect(new Set(lookups.map(([words]) => words)).size).toBeGreaterThan(60);
  });

  test('shows the page or story of each search text among the first five results', () => {
    const missed = lookups
      .map(([words, id]) => ({ words, id, found: find(words).slice(0, 5) }))
      .filter(({ id, found }) => !found.includes(id));
    expect(missed).toEqual([]);
  });

  test('does not find a synonym without the declared search words', () => {
    const plain = new Fuse(
      items.map(({ anchors, ...item }) => item),
      searchOptions(),
    );
    expect(plain.search('snackbar')).toEqual([]);
  });
});

describe('search words of an element', () => {
  test('are read from a docs page, from a page without stories and from a story file', () => {
    expect(searchWords('<ElementPage alsoCalled="modal, pop-up">')).toEqual(['modal', 'pop-up']);
    expect(searchWords("export const alsoCalled = 'dark mode';")).toEqual(['dark mode']);
    expect(searchWords("parameters: { alsoCalled: '404', layout: 'fullscreen' },")).toEqual(['404']);
    expect(searchWords('<ElementPage>')).toEqual([]);
  });

  test('are declared by every element of the library', () => {
    expect(
      pages
        .filter(({ importPath }) => wordsOfFile(root, importPath).length === 0)
        .map(({ importPath }) => importPath),
    ).toEqual([]);
  });
});

describe('sidebar order', () => {
  test('contains every group of titles', () => {
    const roots = new Set(entries.map(({ title }) => title.split('/')[0]));
    expect([...roots].filter((name) => name && !sidebarOrder.includes(name))).toEqual([]);
  });

  test('lists the groups of the library in the order of its folders', () => {
    const titles: string[] = Object.values(componentGroups).map(({ title }) => title);
    expect([...titles].reverse().sort(compareTitles)).toEqual(titles);
    expect(compareTitles('Foundations/Type', 'Foundations/Colour')).toBeGreaterThan(0);
    expect(compareTitles('Actions/Link', 'Actions/Button')).toBe(0);
    expect(compareTitles('Unknown', 'Coverage')).toBeGreaterThan(0);
  });
});
