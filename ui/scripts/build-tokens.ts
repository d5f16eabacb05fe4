/**
 * Builds the DTCG token files of `ui/tokens/` into
 *   tokens/build/tokens.css   custom properties for :root, and the dark scheme
 *   tokens/build/tokens.ts    the same names and resolved values, typed, for charts, SVG and the Foundations pages
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import StyleDictionary, { type TransformedToken } from 'style-dictionary';
import { formattedVariables } from 'style-dictionary/utils';

const tokensDir = fileURLToPath(new URL('../tokens/', import.meta.url));
const buildDir = `${tokensDir}build/`;

/** One set of sources, resolved: its tokens, and its custom properties as CSS declarations. */
async function resolve(scheme: 'light' | 'dark') {
  const dictionary = await new StyleDictionary(
    {
      source: [
        `${tokensDir}raw/*.json`,
        `${tokensDir}meaning/!(color.*).json`,
        `${tokensDir}meaning/color.${scheme}.json`,
        `${tokensDir}component/*.json`,
      ],
      platforms: { css: { transforms: ['name/kebab', 'color/css', 'cubicBezier/css'] } },
      log: { verbosity: 'silent', warnings: 'error' },
    },
    { verbosity: 'silent' },
  ).getPlatformTokens('css');
  const declarations = (keep: (token: TransformedToken) => boolean) =>
    formattedVariables({
      format: 'css',
      dictionary: { ...dictionary, allTokens: dictionary.allTokens.filter(keep) },
      outputReferences: true,
      usesDtcg: true,
    });
  return { tokens: dictionary.allTokens, declarations };
}

const isSchemeColour = (token: TransformedToken) => token.filePath.includes('/meaning/color.');

const light = await resolve('light');
const dark = await resolve('dark');
const darkDeclarations = dark.declarations(isSchemeColour);

const css = `/* Built from ui/tokens by ui/scripts/build-tokens.ts. */
:root {
  color-scheme: light;
${light.declarations(() => true)}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-scheme='light']) {
    color-scheme: dark;
${darkDeclarations}
  }
}

:root[data-scheme='dark'] {
  color-scheme: dark;
${darkDeclarations}
}
`;

const darkValues = new Map(dark.tokens.map((token) => [token.name, token.$value]));
const entries = light.tokens.map((token) => {
  const entry = {
    value: token.$value,
    ...(isSchemeColour(token) && { dark: darkValues.get(token.name) }),
    type: token.$type,
    description: token.$description ?? '',
  };
  return `  '${token.name}': ${JSON.stringify(entry)},`;
});

const ts = `// Built from ui/tokens by ui/scripts/build-tokens.ts.

/** What is known of one token. Scheme colours also have their value in the dark scheme. */
export interface Token {
  readonly value: string | number;
  readonly dark?: string | number;
  readonly type: string;
  readonly description: string;
}

/** Every token, by the name of its custom property without the leading dashes. */
export const tokens = {
${entries.join('\n')}
} as const satisfies Record<string, Token>;

export type TokenName = keyof typeof tokens;

/** The CSS reference of a token, which follows the scheme: \`var(--name)\`. */
export const cssVar = (name: TokenName): string => \`var(--\${name})\`;
`;

await mkdir(buildDir, { recursive: true });
await writeFile(`${buildDir}tokens.css`, css);
await writeFile(`${buildDir}tokens.ts`, ts);
