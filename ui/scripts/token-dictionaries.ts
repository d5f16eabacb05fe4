import StyleDictionary, { type TransformedToken } from 'style-dictionary';

/** The schemes and their colour files. Later files override earlier ones. */
export const layers = {
  light: ['light'],
  dark: ['light', 'dark'],
  contrast: ['light', 'contrast'],
  'contrast-dark': ['light', 'dark', 'contrast-dark'],
} as const;

export type Scheme = keyof typeof layers;
export const schemes = Object.keys(layers) as Scheme[];

const resolve = (tokensDir: string, scheme: Scheme) => {
  const [ownLayer, ...below] = layers[scheme]
    .map((layer) => `${tokensDir}meaning/color.${layer}.json`)
    .toReversed();
  return new StyleDictionary(
    {
      include: [
        `${tokensDir}raw/*.json`,
        `${tokensDir}meaning/!(color.*).json`,
        `${tokensDir}component/*.json`,
        ...below.toReversed(),
      ],
      source: [String(ownLayer)],
      platforms: { css: { transforms: ['name/kebab', 'color/css', 'cubicBezier/css'] } },
      log: { verbosity: 'silent', warnings: 'error' },
    },
    { verbosity: 'silent' },
  ).getPlatformTokens('css');
};

export type Dictionary = Awaited<ReturnType<typeof resolve>>;

/** Returns the tokens of all schemes of a folder with the layout of `ui/tokens/`. */
export const resolveTokens = async (tokensDir: string): Promise<Record<Scheme, Dictionary>> =>
  Object.fromEntries(
    await Promise.all(schemes.map(async (scheme) => [scheme, await resolve(tokensDir, scheme)])),
  ) as Record<Scheme, Dictionary>;

/** Whether a token is left out of the style sheets: only semantic tokens may use raw values, and breakpoints and thresholds can't be read from custom properties. */
export const isForScriptsOnly = ({ name }: Pick<TransformedToken, 'name'>): boolean =>
  /^(raw|breakpoint|threshold)-/.test(name);
