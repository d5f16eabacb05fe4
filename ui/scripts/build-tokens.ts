/**
 * Builds the DTCG token files of `ui/tokens/` into:
 *   tokens/build/tokens.css    custom properties on :root that follow the system's preferences: light or dark, more contrast or not
 *   tokens/build/schemes.css   the same schemes, forced by `data-scheme` on the root or on a part of a page; not loaded by the site
 *   tokens/build/tokens.ts     the same names and resolved values, typed, for charts, SVG and the Foundations pages
 *   tokens/build/colors.ts     colours of the light scheme as constants, for places without style sheets
 *   tokens/build/numbers.ts    times in milliseconds and lengths in pixels as constants, for scripts
 *   tokens/build/downloads/    a DTCG file per scheme and the files of Figma variables, which Storybook serves for download
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TransformedToken } from 'style-dictionary';
import { formattedVariables } from 'style-dictionary/utils';
import { isForScriptsOnly, layers, resolveTokens, type Scheme, schemes } from './token-dictionaries.ts';
import { dtcgFile, figmaFiles } from './token-downloads.ts';

const tokensDir = fileURLToPath(new URL('../tokens/', import.meta.url));
const buildDir = `${tokensDir}build/`;
const downloadsDir = `${buildDir}downloads/`;

const dictionaries = await resolveTokens(tokensDir);

const values = Object.fromEntries(
  schemes.map((scheme) => [
    scheme,
    new Map(dictionaries[scheme].allTokens.map(({ name, $value }) => [name, $value])),
  ]),
) as Record<Scheme, Map<string, string | number>>;

const declarations = (scheme: Scheme, isIncluded: (token: TransformedToken) => boolean) =>
  formattedVariables({
    format: 'css',
    dictionary: {
      ...dictionaries[scheme],
      allTokens: dictionaries[scheme].allTokens.filter(
        (token) => !isForScriptsOnly(token) && isIncluded(token),
      ),
    },
    usesDtcg: true,
  });

/** Declarations of the tokens that differ from at least one of the schemes below. */
const over = (scheme: Scheme, ...below: Scheme[]) =>
  declarations(scheme, ({ name }) =>
    below.some((other) => values[other].get(name) !== values[scheme].get(name)),
  );

const differs = ({ name }: TransformedToken) =>
  schemes.some((scheme) => values[scheme].get(name) !== values.light.get(name));

const ground = (scheme: Scheme) =>
  `color-scheme: ${layers[scheme].includes('dark' as never) ? 'dark' : 'light'};`;

// Paper is white whatever the screen is: the dark schemes are for screens.
const css = `/* Built from ui/tokens by ui/scripts/build-tokens.ts. */
:root {
  ${ground('light')}
${declarations('light', () => true)}
}

@media (prefers-contrast: more) {
  :root {
${over('contrast', 'light')}
  }
}

@media screen and (prefers-color-scheme: dark) {
  :root {
    ${ground('dark')}
${over('dark', 'light', 'contrast')}
  }
}

@media screen and (prefers-color-scheme: dark) and (prefers-contrast: more) {
  :root {
${over('contrast-dark', 'dark')}
  }
}
`;

const forced = `/* Built from ui/tokens by ui/scripts/build-tokens.ts. */
${schemes
  .map(
    (scheme) => `@media screen { [data-scheme='${scheme}'] {
  ${ground(scheme)}
${declarations(scheme, differs)}
} }
`,
  )
  .join('\n')}`;

const light = dictionaries.light.allTokens;

const entries = light.map((token) => {
  const entry = {
    value: token.$value,
    ...(differs(token) &&
      Object.fromEntries(schemes.slice(1).map((scheme) => [scheme, values[scheme].get(token.name)]))),
    type: token.$type,
    description: token.$description ?? '',
  };
  return `  '${token.name}': ${JSON.stringify(entry)},`;
});

const ts = `// Built from ui/tokens by ui/scripts/build-tokens.ts.

/** All schemes. The first is the default. */
export const schemes = ${JSON.stringify(schemes)} as const;

export type Scheme = (typeof schemes)[number];

/** A token: its value, and its value in each other scheme if any of them differs. */
export interface Token extends Partial<Readonly<Record<Exclude<Scheme, 'light'>, string | number>>> {
  readonly value: string | number;
  readonly type: string;
  readonly description: string;
}

/** All tokens, by the name of their custom property without the leading dashes. */
export const tokens = {
${entries.join('\n')}
} as const satisfies Record<string, Token>;

export type TokenName = keyof typeof tokens;

/** Returns the value of a token in a scheme. */
export const valueIn = (token: Token, scheme: Scheme): string | number =>
  (scheme === 'light' ? undefined : token[scheme]) ?? token.value;

/** Returns the CSS reference of a token, \`var(--name)\`, which follows the current scheme. */
export const cssVar = (name: TokenName): string => \`var(--\${name})\`;
`;

/** Returns a token's value in milliseconds or pixels if it is a time or a length, otherwise undefined. */
function numberOf({ $type, $value }: TransformedToken): [number: number, unit: string] | undefined {
  const amount = Number.parseFloat(String($value));
  if ($type === 'duration') return [/ms$/.test($value) ? amount : amount * 1000, 'milliseconds'];
  if ($type === 'number') return [amount, 'pixels'];
  if (/^[\d.]+rem$/.test($value)) return [amount * 16, 'pixels'];
  return undefined;
}

/** Converts 'color-surface-page' to 'colorSurfacePage'. */
const constantName = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const numbers = light
  .filter(({ name }) => /^(duration|breakpoint|threshold)-/.test(name))
  .flatMap((token) => {
    const [number, unit] = numberOf(token) ?? [];
    if (number === undefined) return [];
    return `/** ${[token.$description, `In ${unit}.`].filter(Boolean).join(' ')} */\nexport const ${constantName(token.name)} = ${number};`;
  });

const colors = light
  .filter(({ name, $type }) => $type === 'color' && name.startsWith('color-'))
  .map(
    ({ name, $value, $description }) =>
      `${$description ? `/** ${$description} */\n` : ''}export const ${constantName(name)} = '${$value}';`,
  );

await mkdir(downloadsDir, { recursive: true });
await writeFile(`${buildDir}tokens.css`, css);
await writeFile(`${buildDir}schemes.css`, forced);
await writeFile(`${buildDir}tokens.ts`, ts);
await writeFile(
  `${buildDir}numbers.ts`,
  `// Built from ui/tokens by ui/scripts/build-tokens.ts.\n\n${numbers.join('\n\n')}\n`,
);
await writeFile(
  `${buildDir}colors.ts`,
  `// Built from ui/tokens by ui/scripts/build-tokens.ts.\n\n${colors.join('\n\n')}\n`,
);

const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

const descriptions = new Map(light.map(({ name, $description }) => [name, $description]));
for (const scheme of schemes)
  await writeFile(
    `${downloadsDir}${scheme}.tokens.json`,
    json(dtcgFile(dictionaries[scheme].allTokens, descriptions)),
  );
for (const [name, content] of Object.entries(figmaFiles(dictionaries)))
  await writeFile(`${downloadsDir}${name}`, json(content));
