import { publicUrlPlaceholder as address } from '@imc/api/blog';
import {
  adminFrame,
  calendarPath,
  datedEvents,
  descriptions,
  type PageFacts,
  pages,
  staticPages,
} from '@imc/screens/content';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, type MetaDescriptor, type RouteObject, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import config from '../react-router.config.ts';
import routes from './routes.ts';

// Node would load the router twice, under its two package names.
vi.mock('react-router-dom', () => import('react-router'));
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

interface RouteModule {
  readonly default?: ComponentType;
  readonly meta?: (args: object) => MetaDescriptor[];
}

const modules = import.meta.glob<RouteModule>('./routes/*.tsx');

interface Entry {
  readonly path: string;
  /** Layouts, outermost first, then the route. */
  readonly files: readonly string[];
}

const entriesOf = (
  entries: readonly RouteConfigEntry[],
  parent: Entry = { path: '', files: [] },
): readonly Entry[] =>
  entries.flatMap(({ path = '', file, children }) => {
    const entry = { path: path ? `${parent.path}/${path}` : parent.path, files: [...parent.files, file] };
    return children ? entriesOf(children, entry) : [{ ...entry, path: entry.path || '/' }];
  });

const entries = entriesOf(routes);

const load = async (file: string): Promise<RouteModule> => (await modules[`./${file}`]?.()) ?? {};

/** Renders the meta and the markup of an address within its layouts. */
async function renderPage(path: string) {
  const entry = entries.find((other) => other.path === path);
  if (!entry) throw new Error(`There is no route ${path}.`);
  const loaded = await Promise.all(entry.files.map(load));
  const page: RouteObject = { path: '*', Component: loaded.at(-1)?.default ?? null };
  const route = loaded
    .slice(0, -1)
    .reduceRight<RouteObject>(
      (child, { default: Layout = null }) => ({ Component: Layout, children: [child] }),
      page,
    );
  const router = createMemoryRouter([route], { initialEntries: [path] });
  return {
    meta: (loaded.at(-1)?.meta?.({}) ?? []) as RenderedPage['meta'],
    markup: renderToStaticMarkup(<RouterProvider router={router} />),
  };
}

interface RenderedPage {
  readonly page: PageFacts;
  readonly meta: readonly Record<string, unknown>[];
  readonly markup: string;
}

let renderedPages: readonly RenderedPage[];

/** Fails unless there is exactly one entry with this key and name. */
function only(meta: RenderedPage['meta'], key: string, name?: string): string {
  const found = meta.filter((entry) => (name === undefined ? key in entry : entry[key] === name));
  expect(found, `${key} ${name ?? ''}`).toHaveLength(1);
  const [{ content, href, [key]: value } = {}] = found as Record<string, string>[];
  return String(content ?? href ?? value);
}

const facts = (meta: RenderedPage['meta']) =>
  meta.flatMap((entry) => ('script:ld+json' in entry ? [entry['script:ld+json'] as Fact] : []));

interface Fact {
  readonly '@context'?: string;
  readonly '@type': string;
  readonly [field: string]: unknown;
}

/** Required fields by type. For types that Google shows as rich results, those that Google requires. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'address', 'telephone', 'email', 'foundingDate'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Event: ['name', 'description', 'startDate', 'location', 'organizer', 'eventAttendanceMode'],
  Offer: ['price', 'priceCurrency', 'url'],
  VirtualLocation: ['url'],
  Place: ['name', 'address'],
  PostalAddress: ['addressCountry'],
  ContactPoint: ['telephone', 'contactType'],
};

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && '@type' in value;

/** Checks required fields, absolute URLs and ISO 8601 dates of a fact and everything nested in it. */
function expectValid(fact: Fact, isPublisher = false): void {
  const fields = required[fact['@type']];
  expect(fields, `${fact['@type']} is not a type that the site uses`).toBeDefined();
  // A publisher or organiser refers to the Institute's facts, which are complete on the home page.
  for (const field of isPublisher ? ['@id', 'name', 'url'] : (fields ?? []))
    expect(fact[field], `${fact['@type']}.${field}`).toBeTruthy();
  for (const [field, value] of Object.entries(fact)) {
    if (/^(url|item|logo|image|@id)$/.test(field)) expect(value).toMatch(new RegExp(`^${address}/`));
    if (/Date$|^date/.test(field)) expect(value).toMatch(/^\d{4}(-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?)?$/);
    for (const part of [value].flat())
      if (isFact(part)) expectValid(part, ['publisher', 'organizer'].includes(field) && '@id' in part);
  }
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");

beforeAll(async () => {
  renderedPages = await Promise.all(
    staticPages.map(async (page) => ({ page, ...(await renderPage(page.path)) })),
  );
});

test('every prerendered page has facts and a share picture', () => {
  const prerendered = config.prerender as string[];
  expect(prerendered.filter((path) => !path.startsWith('/share/'))).toEqual([
    ...staticPages.map(({ path }) => path),
    ...datedEvents().map(calendarPath),
  ]);
  expect(prerendered.filter((path) => path.startsWith('/share/'))).toHaveLength(pages.length);
  expect(new Set(prerendered).size).toBe(prerendered.length);
  // The server renders the other public routes: the blog, its posts, the feeds, and the areas.
  const others = entries.map(({ path }) => path).filter((path) => !prerendered.includes(path));
  expect(
    others.filter((path) => !/^\/(blog|admin|dashboard|share)\b|\.(xml|txt)$|^\/\*$/.test(path)),
  ).toEqual([]);
});

test('no page contains a placeholder text', () => {
  for (const { page, markup } of renderedPages) {
    expect(markup, page.path).not.toContain('To be written');
    expect(descriptions[page.path]).not.toContain('To be written');
  }
});

test('titles and descriptions are unique, and a description is a sentence of 50 to 160 characters', () => {
  const titles = renderedPages.map(({ meta }) => only(meta, 'title'));
  expect(new Set(titles).size).toBe(titles.length);
  const sentences = pages.map(({ path }) => descriptions[path]);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) {
    expect(sentence.length, sentence).toBeGreaterThanOrEqual(50);
    expect(sentence.length, sentence).toBeLessThanOrEqual(160);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  }
});

describe('each page', () => {
  test('has one canonical address and a complete link preview', () => {
    for (const { page, meta } of renderedPages) {
      const url = address + page.path;
      expect(only(meta, 'rel', 'canonical')).toBe(url);
      expect(only(meta, 'property', 'og:url')).toBe(url);
      expect(only(meta, 'property', 'og:title')).toBe(page.title);
      expect(only(meta, 'name', 'description')).toBe(descriptions[page.path]);
      expect(only(meta, 'property', 'og:description')).toBe(descriptions[page.path]);
      expect(only(meta, 'name', 'twitter:card')).toBe('summary_large_image');
      expect(only(meta, 'property', 'og:image:alt')).toContain('Institute of Management Consultants');
      const picture = only(meta, 'property', 'og:image');
      expect(picture.startsWith(`${address}/share/`)).toBe(true);
      expect(config.prerender).toContain(picture.slice(address.length));
    }
  });

  test('has one first-level heading', () => {
    for (const { page, markup } of renderedPages) expect(markup.match(/<h1\b/g), page.path).toHaveLength(1);
  });

  test('excludes only the account pages without public content from search results', () => {
    const hidden = renderedPages.filter(({ meta }) => meta.some(({ name }) => name === 'robots'));
    expect(hidden.map(({ page }) => page.path)).toEqual([
      '/login',
      '/forgot-password',
      '/reset-password',
      '/verify',
      '/newsletter/confirm',
      '/newsletter/leave',
      '/confirm-address',
      '/stop-address-change',
    ]);
    for (const { meta } of hidden) expect(only(meta, 'name', 'robots')).toBe('noindex');
  });

  test('has valid structured data, with the same breadcrumb as the page', () => {
    const types: Record<string, string[]> = {};
    for (const { page, meta, markup } of renderedPages) {
      const structuredFacts = facts(meta);
      for (const fact of structuredFacts) {
        expect(fact['@context']).toBe('https://schema.org');
        expect(JSON.parse(JSON.stringify(fact))).toEqual(fact);
        expectValid(fact);
      }
      types[page.path] = structuredFacts.map((fact) => fact['@type']);
      const shown = /<nav[^>]+aria-label="Where you are".*?<\/nav>/.exec(markup)?.[0];
      const list = structuredFacts.find((fact) => fact['@type'] === 'BreadcrumbList');
      expect(Boolean(shown), page.path).toBe(Boolean(list));
      if (!shown || !list) continue;
      const items = list.itemListElement as { position: number; name: string; item: string }[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect((shown.match(/<li.*?<\/li>/g) ?? []).map(textOf)).toEqual(items.map(({ name }) => name));
      const links = [...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => address + href);
      expect([...links, address + page.path]).toEqual(items.map(({ item }) => item));
    }
    expect(types['/']).toEqual(['Organization', 'WebSite']);
    expect(types['/faq']).toEqual(['BreadcrumbList', 'FAQPage']);
    expect(types['/events']).toEqual(['BreadcrumbList', ...datedEvents().map(() => 'Event')]);
    const without = Object.keys(types).filter((path) => !types[path]?.includes('BreadcrumbList'));
    expect(without).toEqual([
      '/',
      '/register',
      '/login',
      '/forgot-password',
      '/reset-password',
      '/verify',
      '/newsletter/confirm',
      '/newsletter/leave',
      '/confirm-address',
      '/stop-address-change',
    ]);
  });
});

test('search engines are asked not to index the pages of the areas, each of which has a title', async () => {
  const areas = entries.filter(({ path }) => /^\/(admin|dashboard)\b/.test(path));
  expect(areas.length).toBeGreaterThan(5);
  for (const { path, files } of areas) {
    // A page of the admin area has the meta of its layout.
    const { meta } = (await Promise.all(files.map(load))).findLast((file) => file.meta) ?? {};
    const facts = (meta?.({ location: { pathname: path } }) ?? []) as RenderedPage['meta'];
    expect(only(facts, 'name', 'robots'), path).toBe('noindex');
    const { title } = facts.find((fact) => fact.title) ?? {};
    // The layout has this title for a page that is not in the list.
    expect(title, path).toMatch(new RegExp(`^(?!${adminFrame.productName})\\w`));
  }
});
