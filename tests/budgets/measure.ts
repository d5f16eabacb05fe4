/**
 * What a built page makes a browser fetch, read from the page itself: the scripts that it names and everything that they import
 * statically, its style sheets, the fonts that its letters need, and its pictures. It needs no list of the bundler's.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export type Kind = 'script' | 'style' | 'font' | 'image';

/** A page and its files by kind, as paths from the root of the site. */
export interface Page {
  readonly route: string;
  readonly files: Readonly<Record<Kind, ReadonlySet<string>>>;
}

/** Every first group of a pattern's matches. */
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

/** Imports that run before the module does; `import(…)` comes later and is not among them. */
const staticImports = (script: string): string[] =>
  all(script, /(?:\bfrom|\bimport)\s*["']([^"']+\.m?js)["']/g);

/** Imports of a script that stands in the page, where even `import(…)` runs at once. */
const inlineImports = (script: string): string[] => [
  ...staticImports(script),
  ...all(script, /\bimport\(\s*["']([^"']+\.m?js)["']\s*\)/g),
];

const urls = (style: string): string[] => all(style, /url\(\s*["']?([^"')]+)["']?\s*\)/g);

/** The letters of a page, as people read them. */
function lettersOf(html: string): ReadonlySet<number> {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  return new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
}

/** Whether a font's `unicode-range` holds one of the letters; a font without one is for all of them. */
function isWanted(fontFace: string, letters: ReadonlySet<number>): boolean {
  const ranges = /unicode-range\s*:\s*([^;}]+)/i.exec(fontFace)?.[1];
  if (!ranges) return true;
  return ranges.split(',').some((range) => {
    const [first = '', last] = range.trim().replace(/^u\+/i, '').split('-');
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    const to = Number.parseInt(last ?? first.replaceAll('?', 'f'), 16);
    return [...letters].some((letter) => letter >= from && letter <= to);
  });
}
const isFont = (path: string): boolean => /\.(woff2?|ttf|otf)$/.test(path);
const isImage = (path: string): boolean => /\.(svg|png|jpe?g|webp|avif|gif|ico)$/.test(path);

/** The path that a reference in a file means; undefined where it leaves the site or carries its content in itself. */
function resolveFrom(file: string, reference: string): string | undefined {
  const path = reference.split(/[?#]/)[0] ?? '';
  if (path === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(path)) return undefined;
  return path.startsWith('/') ? path : posix.join(posix.dirname(file), path);
}

/** Gathers a page's files, each once, and what they lead to. */
function createGatherer(client: string, page: string, letters: ReadonlySet<number>) {
  const files = {
    script: new Set<string>(),
    style: new Set<string>(),
    font: new Set<string>(),
    image: new Set<string>(),
  };
  const read = (path: string) => readFileSync(join(client, path), 'utf8');

  /** Adds a file; says its path where it is new and there. */
  const add = (kind: Kind, reference: string, from = page): string | undefined => {
    const path = resolveFrom(from, reference);
    if (!path || files[kind].has(path) || !existsSync(join(client, path))) return undefined;
    files[kind].add(path);
    return path;
  };
  const script = (reference: string, from?: string): void => {
    const path = add('script', reference, from);
    if (path) for (const next of staticImports(read(path))) script(next, path);
  };
  const style = (reference: string, from?: string): void => {
    const path = add('style', reference, from);
    if (!path) return;
    const content = read(path);
    for (const next of all(content, /@import\s+(?:url\()?["']([^"']+)["']/g)) style(next, path);
    // A browser fetches a font when the page has a letter of its range.
    for (const fontFace of content.match(/@font-face\s*\{[^}]*\}/g) ?? []) {
      if (isWanted(fontFace, letters))
        for (const url of urls(fontFace).filter(isFont)) add('font', url, path);
    }
  };
  return { files, add, script, style };
}

function gatherLink(tag: string, { add, script, style }: ReturnType<typeof createGatherer>): void {
  const rel = attribute(tag, 'rel') ?? '';
  const href = attribute(tag, 'href') ?? '';
  if (rel === 'modulepreload') script(href);
  if (rel === 'stylesheet') style(href);
  if (isFont(href)) add('font', href);
  if (rel.includes('icon') || (rel === 'preload' && isImage(href))) add('image', href);
}

function collect(client: string, route: string, html: string): Page {
  const gather = createGatherer(client, posix.join(route, 'index.html'), lettersOf(html));
  for (const tag of html.match(/<link\b[^>]*>/gi) ?? []) gatherLink(tag, gather);
  for (const [, attributes = '', content = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const source = attribute(attributes, 'src');
    const isModule = attribute(attributes, 'type') === 'module';
    const references = source ? [source] : isModule ? inlineImports(content) : [];
    for (const reference of references) gather.script(reference);
  }
  for (const tag of html.match(/<(?:img|source)\b[^>]*>/gi) ?? []) {
    gather.add('image', attribute(tag, 'src') ?? '');
  }
  return { route, files: gather.files };
}

/** Scripts that each route of the site runs before it shows, those that are not prerendered among them, from the router's own list. */
export function routeScripts(client: string): ReadonlyMap<string, ReadonlySet<string>> {
  const [list] = globSync('assets/manifest-*.js', { cwd: client });
  if (!list) throw new Error(`${client} holds no list of routes.`);
  const { routes } = JSON.parse(
    readFileSync(join(client, list), 'utf8')
      .replace(/^[^{]*/, '')
      .replace(/;\s*$/, ''),
  ) as { routes: Record<string, { module: string; imports?: readonly string[] }> };
  return new Map(
    Object.entries(routes).map(([route, { module, imports = [] }]) => {
      const gather = createGatherer(client, '/', new Set());
      for (const script of [module, ...imports]) gather.script(script);
      return [route, gather.files.script];
    }),
  );
}

/** Every page that was written at build. */
export function readPages(client: string): Page[] {
  return globSync('**/*.html', { cwd: client })
    .filter((file) => !file.includes('__spa-fallback'))
    .map((file) => {
      const folder = file.replace(/\\/g, '/').replace(/(^|\/)index\.html$|\.html$/, '');
      return collect(client, `/${folder}`, readFileSync(join(client, file), 'utf8'));
    })
    .sort((one, other) => one.route.localeCompare(other.route));
}

const sizes = new Map<string, number>();

/** Bytes of a file on the wire. */
function wireSize(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const content = readFileSync(path);
  const isText = /\.(m?js|css|svg)$/.test(path);
  const size = isText
    ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
    : content.length;
  sizes.set(path, size);
  return size;
}

/** Bytes that a page costs of a kind. */
export const costOf = (client: string, page: Page, kind: Kind): number =>
  [...page.files[kind]].reduce((sum, path) => sum + wireSize(join(client, path)), 0);
