/// <reference path="../../ui/foundations/token-facts.d.ts" />

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TokenUses } from 'virtual:token-uses';
import { toId } from 'storybook/internal/csf';
import { type Scheme, schemes, type TokenName, tokens } from '../../ui/tokens/build/tokens.ts';
import { storyFiles } from '../pages/story-files.ts';

const root = join(import.meta.dirname, '../..');

const tokenNames = Object.keys(tokens) as TokenName[];
const constantName = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const byConstant = new Map(
  tokenNames
    .filter((name) => /^(duration|breakpoint|threshold|color)-/.test(name))
    .map((name) => [constantName(name), name]),
);
const breakpoints = new Map(
  tokenNames
    .filter((name) => name.startsWith('breakpoint-'))
    .map((name) => [String(tokens[name].value), name]),
);

/** Returns the tokens in a source text: custom properties, quoted names, constants, and breakpoints in media queries. */
export function tokensIn(source: string): Set<TokenName> {
  const found = new Set<string | undefined>();
  for (const [, name] of source.matchAll(/var\(\s*--([\w-]+)/g)) found.add(name);
  for (const [, name] of source.matchAll(/(?:cssVar\(|tokens\[)'([\w-]+)'/g)) found.add(name);
  for (const [, name = ''] of source.matchAll(/\b([a-z]+(?:[A-Z0-9][a-zA-Z0-9]*)+)\b/g))
    found.add(byConstant.get(name));
  for (const [, query = ''] of source.matchAll(/@(?:media|container)([^{]+)/g))
    for (const [length] of query.matchAll(/[\d.]+rem/g)) found.add(breakpoints.get(length));
  return new Set(tokenNames.filter((name) => found.has(name)));
}

interface DtcgNode {
  readonly [name: string]: DtcgNode | string;
}

/** Collects the names of the tokens that refer to each token. */
function addReferences(node: DtcgNode, path: string[], referring: Map<string, Set<string>>): void {
  const [, alias] = /^\{(.+)\}$/.exec(String(node.$value)) ?? [];
  if (alias) {
    const target = alias.replaceAll('.', '-');
    referring.set(target, (referring.get(target) ?? new Set()).add(path.join('-')));
  }
  for (const [name, child] of Object.entries(node))
    if (!name.startsWith('$') && typeof child === 'object') addReferences(child, [...path, name], referring);
}

const downloads = (scheme: Scheme) => join(root, `ui/tokens/build/downloads/${scheme}.tokens.json`);

/** Returns where each token is used, by its name. */
export function readTokenUses(): Record<string, TokenUses> {
  const components = new Map<TokenName, Map<string, string>>();
  const files = new Map<TokenName, Set<string>>();
  /** The docs pages of folders with stories. */
  const pages = new Map(
    storyFiles().map(({ path, title }) => [
      dirname(path),
      { name: title.replace(/^.*\//, ''), page: toId(title, 'docs') },
    ]),
  );
  const sources = globSync('{ui,screens}/**/*.{css,ts,tsx}', {
    cwd: root,
    exclude: (path) =>
      /(^|\/)(node_modules|foundations|stories|scripts|tokens|contract-tests|fonts)$|\.(stories|test|browser)\.tsx?$/.test(
        path,
      ),
  });
  for (const file of sources) {
    const component = pages.get(dirname(file));
    for (const name of tokensIn(readFileSync(join(root, file), 'utf8')))
      if (component)
        components.set(name, (components.get(name) ?? new Map()).set(component.page, component.name));
      else files.set(name, (files.get(name) ?? new Set()).add(file));
  }

  const referring = new Map<string, Set<string>>();
  for (const scheme of schemes)
    addReferences(JSON.parse(readFileSync(downloads(scheme), 'utf8')), [], referring);

  return Object.fromEntries(
    tokenNames.map((token) => [
      token,
      {
        components: [...(components.get(token) ?? [])]
          .map(([page, name]) => ({ name, page }))
          .toSorted((a, b) => a.name.localeCompare(b.name)),
        files: [...(files.get(token) ?? [])].toSorted(),
        tokens: [...(referring.get(token) ?? [])].toSorted(),
      },
    ]),
  );
}
