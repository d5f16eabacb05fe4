/**
 * Tokens for other tools: DTCG files and Figma variables.
 *
 * DTCG is the Design Tokens Format Module 2025.10 (https://www.designtokens.org/TR/2025.10/format/). The Figma file is the body of
 * `POST /v1/files/:file_key/variables` of Figma's REST API (https://developers.figma.com/docs/rest-api/variables-endpoints/).
 */
import type { TransformedToken } from 'style-dictionary';
import { type Dictionary, isForScriptsOnly, type Scheme, schemes } from './token-dictionaries.ts';

/** A colour in channels from 0 to 1. */
interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

const round = (number: number): number => Number(number.toFixed(4));

/** Parses the CSS colours in the tokens: `#rrggbb`, `rgb(r g b / p%)`, `rgba(r, g, b, a)` and `transparent`. */
function parseColour(css: string): Rgba {
  if (css === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css)?.slice(1);
  if (hex) {
    const [r = 0, g = 0, b = 0] = hex.map((channel) => round(Number.parseInt(channel, 16) / 255));
    return { r, g, b, a: 1 };
  }
  const parts = /^rgba?\((.+)\)$/.exec(css)?.[1]?.split(/[\s,/]+/);
  if (!parts) throw new Error(`${css} is not a colour that can be exported.`);
  const [r = 0, g = 0, b = 0] = parts.slice(0, 3).map((channel) => round(Number(channel) / 255));
  const alpha = parts[3] ?? '1';
  return { r, g, b, a: round(Number.parseFloat(alpha) / (alpha.endsWith('%') ? 100 : 1)) };
}

const hex = ({ r, g, b }: Rgba): string =>
  `#${[r, g, b]
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const dtcgColour = (css: string) => {
  const colour = parseColour(css);
  const { r, g, b, a } = colour;
  return { colorSpace: 'srgb', components: [r, g, b], alpha: a, hex: hex(colour) };
};

const dtcgLength = (css: string) => ({
  value: Number.parseFloat(css),
  unit: css.endsWith('rem') ? 'rem' : 'px',
});

/** Converts a list of CSS shadows. No shadow is a transparent one of size 0, because DTCG has no value for it. */
const dtcgShadows = (css: string) =>
  css === 'none'
    ? [shadow('0 0 0 0 transparent')]
    : css.split(/,(?![^(]*\))/).map((layer) => shadow(layer.trim()));

function shadow(css: string) {
  const [, lengths = '', colour = ''] = /^((?:-?[\d.]+(?:px)? ?)+) (.+)$/.exec(css) ?? [];
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(' ');
  return {
    color: dtcgColour(colour),
    offsetX: dtcgLength(offsetX),
    offsetY: dtcgLength(offsetY),
    blur: dtcgLength(blur),
    spread: dtcgLength(spread),
  };
}

const families = (css: string): string[] => css.split(/,\s*/).map((family) => family.replaceAll("'", ''));

/** The largest length of a `clamp()`, which is the one of a desktop screen. */
const largest = (css: string): string | undefined => /^clamp\(.*,\s*([\d.]+rem)\)$/.exec(css)?.[1];

export interface DtcgToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: { readonly 'ng.imc': { readonly css: string } };
}

export interface DtcgGroup {
  [name: string]: DtcgGroup | DtcgToken;
}

/** Returns a DTCG value. It has a second entry, the value in CSS, if DTCG can only approximate it. */
function dtcgValue({ $type, $value }: TransformedToken): [Pick<DtcgToken, '$type' | '$value'>, css?: string] {
  const css = String($value);
  switch ($type) {
    case 'color':
      return [{ $type, $value: dtcgColour(css) }];
    case 'dimension': {
      const length = largest(css);
      if (length) return [{ $type, $value: dtcgLength(length) }, css];
      if (/\dem$/.test(css)) return [{ $type: 'number', $value: Number.parseFloat(css) }, css];
      return [{ $type, $value: dtcgLength(css) }];
    }
    case 'duration':
      return [{ $type, $value: { value: Number.parseFloat(css), unit: css.endsWith('ms') ? 'ms' : 's' } }];
    case 'cubicBezier':
      return [{ $type, $value: css.match(/-?[\d.]+/g)?.map(Number) }];
    case 'fontFamily':
      return [{ $type, $value: families(css) }];
    case 'fontWeight':
    case 'number':
      return [{ $type, $value }];
    case 'shadow':
      return [{ $type, $value: dtcgShadows(css) }];
    case 'other':
      // A colour that depends on the text has no DTCG equivalent.
      return css === 'currentcolor'
        ? [{ $type: 'color', $value: dtcgColour('transparent') }, css]
        : [{ $type: 'color', $value: dtcgColour(css) }];
    default:
      throw new Error(`Tokens of the type ${$type} can't be exported as DTCG.`);
  }
}

/** The path of the token that a value refers to: `{raw.color.blue.800}`. */
const reference = ({ original }: TransformedToken): string | undefined =>
  /^\{([^{}]+)\}$/.exec(String(original.$value))?.[1];

/**
 * Returns the content of a DTCG file with all tokens of a scheme. References are preserved.
 *
 * @param descriptions - Descriptions by name. The files of a scheme only have those of the tokens that they don't override.
 */
export function dtcgFile(
  tokens: readonly TransformedToken[],
  descriptions: ReadonlyMap<string, string | undefined>,
): DtcgGroup {
  const root: DtcgGroup = {};
  for (const token of tokens) {
    const [value, css] = dtcgValue(token);
    const alias = reference(token);
    const description = descriptions.get(token.name);
    let group = root;
    for (const name of token.path.slice(0, -1)) {
      group[name] ??= {};
      group = group[name] as DtcgGroup;
    }
    group[token.path.at(-1) ?? ''] = {
      ...value,
      ...(alias && { $value: `{${alias}}` }),
      ...(description && { $description: description }),
      ...(css && { $extensions: { 'ng.imc': { css } } }),
    };
  }
  return root;
}

export type FigmaValue = number | string | Rgba | { readonly type: 'VARIABLE_ALIAS'; readonly id: string };

/** Returns a Figma value. It has a third entry, the value in CSS, if Figma has no equivalent. */
function figmaValue({
  $type,
  $value,
}: TransformedToken): [type: 'COLOR' | 'FLOAT' | 'STRING', value: FigmaValue, css?: string] {
  const css = String($value);
  switch ($type) {
    case 'color':
      return ['COLOR', parseColour(css)];
    case 'dimension': {
      const length = largest(css);
      if (length) return ['FLOAT', Number.parseFloat(length) * 16, `${css}, here at its largest, in px`];
      if (/\dem$/.test(css))
        return ['FLOAT', round(Number.parseFloat(css) * 100), `${css}, here in percent of the font size`];
      return ['FLOAT', Number.parseFloat(css) * (css.endsWith('rem') ? 16 : 1)];
    }
    case 'duration':
      return ['FLOAT', Number.parseFloat(css) * (css.endsWith('ms') ? 1 : 1000)];
    case 'fontWeight':
    case 'number':
      return ['FLOAT', Number($value)];
    case 'fontFamily':
      // A variable holds one family, by the name that it has in Figma.
      return ['STRING', families(css)[0]?.replace(/ Variable$/, '') ?? css, css];
    default:
      return ['STRING', css];
  }
}

const figmaModes: Record<Scheme, string> = {
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
  'contrast-dark': 'High contrast, dark',
};

/** Returns the body of Figma's request that creates variables: the palette, the schemes with a mode each, and the rest. */
export function figmaVariables(dictionaries: Record<Scheme, Dictionary>) {
  const collections = {
    palette: ['Palette', ['light']],
    schemes: ['Schemes', schemes],
    measures: ['Space, type and motion', ['light']],
  } as const;
  type Collection = keyof typeof collections;

  const byName = Object.fromEntries(
    schemes.map((scheme) => [
      scheme,
      new Map(dictionaries[scheme].allTokens.map((token) => [token.name, token])),
    ]),
  ) as Record<Scheme, Map<string, TransformedToken>>;
  const differs = ({ name, $value }: TransformedToken) =>
    schemes.some((scheme) => byName[scheme].get(name)?.$value !== $value);
  const collectionOf = (token: TransformedToken): Collection => {
    if (token.name.startsWith('raw-')) return 'palette';
    return token.name.startsWith('color-') || differs(token) ? 'schemes' : 'measures';
  };
  const modeId = (collection: Collection, scheme: Scheme) => `mode:${collection}/${scheme}`;
  const variableId = (path: readonly string[]) => `variable:${path.join('/')}`;

  const names = Object.keys(collections) as Collection[];
  const light = dictionaries.light.allTokens;

  return {
    variableCollections: names.map((id) => ({
      action: 'CREATE',
      id: `collection:${id}`,
      name: collections[id][0],
      initialModeId: modeId(id, 'light'),
    })),
    variableModes: names.flatMap((id) =>
      collections[id][1].map((scheme) => ({
        // The first mode exists since the collection was created. It only needs a name.
        action: scheme === 'light' ? 'UPDATE' : 'CREATE',
        id: modeId(id, scheme),
        name: collections[id][1].length > 1 ? figmaModes[scheme] : 'All schemes',
        variableCollectionId: `collection:${id}`,
      })),
    ),
    variables: light.map((token) => {
      const [resolvedType, , css] = figmaValue(token);
      const collection = collectionOf(token);
      return {
        action: 'CREATE',
        id: variableId(token.path),
        name: token.path.join('/'),
        variableCollectionId: `collection:${collection}`,
        resolvedType,
        description: [token.$description, css && `In CSS: ${css}.`].filter(Boolean).join(' '),
        // Raw values are not offered in Figma's pickers, because only semantic tokens may use them.
        ...(collection === 'palette' && { hiddenFromPublishing: true, scopes: [] }),
        ...(!isForScriptsOnly(token) && { codeSyntax: { WEB: `var(--${token.name})` } }),
      };
    }),
    variableModeValues: light.flatMap((token) => {
      const collection = collectionOf(token);
      return collections[collection][1].map((scheme) => {
        const inScheme = byName[scheme].get(token.name) ?? token;
        const alias = reference(inScheme);
        const value: FigmaValue = alias
          ? { type: 'VARIABLE_ALIAS', id: variableId(alias.split('.')) }
          : figmaValue(inScheme)[1];
        return { variableId: variableId(token.path), modeId: modeId(collection, scheme), value };
      });
    }),
  };
}
