/**
 * Tokens for other tools: DTCG files and Figma variables.
 *
 * DTCG is the Design Tokens Format Module 2025.10 (https://www.designtokens.org/TR/2025.10/format/). The files for Figma are like those that
 * it exports: one for each mode of a collection, with DTCG colours, plain numbers and strings, and the rest in extensions.
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
  readonly $extensions?: Readonly<Record<string, unknown>>;
}

export interface DtcgGroup {
  [name: string]: DtcgGroup | DtcgToken | Readonly<Record<string, unknown>>;
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

/** Adds a token to the group at its path. */
function addToken(root: DtcgGroup, path: readonly string[], token: DtcgToken): void {
  let group = root;
  for (const name of path.slice(0, -1)) {
    group[name] ??= {};
    group = group[name] as DtcgGroup;
  }
  group[path.at(-1) ?? ''] = token;
}

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
    addToken(root, token.path, {
      ...value,
      ...(alias && { $value: `{${alias}}` }),
      ...(description && { $description: description }),
      ...(css && { $extensions: { 'ng.imc': { css } } }),
    });
  }
  return root;
}

/** Returns a Figma value. It has a second entry, the value in CSS, if Figma has no equivalent. */
function figmaValue({
  $type,
  $value,
}: TransformedToken): [Pick<DtcgToken, '$type' | '$value'>, css?: string] {
  const css = String($value);
  const number = (value: number) => ({ $type: 'number', $value: value });
  const string = (value: string) => ({ $type: 'string', $value: value });
  switch ($type) {
    case 'color':
      return [{ $type, $value: dtcgColour(css) }];
    case 'dimension': {
      const length = largest(css);
      if (length) return [number(Number.parseFloat(length) * 16), `${css}, here at its largest, in px`];
      if (/\dem$/.test(css))
        return [number(round(Number.parseFloat(css) * 100)), `${css}, here in percent of the font size`];
      return [number(Number.parseFloat(css) * (css.endsWith('rem') ? 16 : 1))];
    }
    case 'duration':
      return [number(Number.parseFloat(css) * (css.endsWith('ms') ? 1 : 1000))];
    case 'fontWeight':
    case 'number':
      return [number(Number($value))];
    case 'fontFamily':
      // A variable holds one family, by the name that it has in Figma.
      return [string(families(css)[0]?.replace(/ Variable$/, '') ?? css), css];
    default:
      return [string(css)];
  }
}

const figmaModes: Record<Scheme, string> = {
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
  'contrast-dark': 'High contrast, dark',
};

type Dictionaries = Readonly<Record<Scheme, Dictionary>>;

/** Returns the collection of each token in Figma, by name. */
function figmaCollections(dictionaries: Dictionaries): Map<string, 'Palette' | 'Schemes' | 'Measures'> {
  const values = schemes.map(
    (scheme) => new Map(dictionaries[scheme].allTokens.map(({ name, $value }) => [name, $value])),
  );
  return new Map(
    dictionaries.light.allTokens.map(({ name }) => {
      if (name.startsWith('raw-')) return [name, 'Palette'];
      const differs = new Set(values.map((inScheme) => inScheme.get(name))).size > 1;
      return [name, name.startsWith('color-') || differs ? 'Schemes' : 'Measures'];
    }),
  );
}

/** Returns the files that Figma imports as variables, by name: the palette, the schemes with a mode each, and the measures. */
export function figmaFiles(dictionaries: Dictionaries): Record<string, DtcgGroup> {
  const collections = figmaCollections(dictionaries);
  const files: Record<string, DtcgGroup> = {};

  function add(file: string, mode: string, token: TransformedToken, description = '') {
    const [value, css] = figmaValue(token);
    const collection = collections.get(token.name);
    const path = reference(token)?.split('.');
    const target = path && collections.get(path.join('-'));
    files[file] ??= { $extensions: { 'com.figma.modeName': mode } };
    addToken(files[file], token.path, {
      ...value,
      ...(path && target === collection && { $value: `{${path.join('.')}}` }),
      $description: [description, css && `In CSS: ${css}.`].filter(Boolean).join(' '),
      $extensions: {
        ...(!isForScriptsOnly(token) && { 'com.figma.codeSyntax': { WEB: `var(--${token.name})` } }),
        // Raw values are not offered in Figma's pickers, because only semantic tokens may use them.
        ...(collection === 'Palette' && { 'com.figma.hiddenFromPublishing': true, 'com.figma.scopes': [] }),
        ...(path &&
          target !== collection && {
            'com.figma.aliasData': { targetVariableName: path.join('/'), targetVariableSetName: target },
          }),
      },
    });
  }

  const descriptions = new Map(
    dictionaries.light.allTokens.map(({ name, $description }) => [name, $description]),
  );
  for (const scheme of schemes)
    for (const token of dictionaries[scheme].allTokens) {
      const collection = collections.get(token.name);
      if (collection === 'Schemes')
        add(`figma-schemes-${scheme}.json`, figmaModes[scheme], token, descriptions.get(token.name));
      else if (scheme === 'light')
        add(`figma-${collection?.toLowerCase()}.json`, 'All schemes', token, token.$description);
    }
  return files;
}
