import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemes, type Token, type TokenName, tokens, valueIn } from '../tokens/build/tokens.ts';
import type { DtcgGroup, DtcgToken, figmaVariables } from './token-downloads.ts';

type Figma = ReturnType<typeof figmaVariables>;
type Colour = { components: number[]; alpha: number; hex: string };
type Length = { value: number; unit: string };
type Shadow = { color: Colour } & Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Length>;

const read = (file: string) => readFileSync(new URL(`../tokens/build/${file}`, import.meta.url), 'utf8');
const all = Object.entries(tokens) as [TokenName, Token][];

/** The custom properties in the block of a style sheet with this selector. */
function propertiesIn(css: string, selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`));
  return new Map(
    [...block.slice(0, block.indexOf('\n}')).matchAll(/--([\w-]+): (.+);/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
}

/** Values of custom properties by scheme, from the built style sheets. */
const css = Object.fromEntries(
  schemes.map((scheme) => [
    scheme,
    new Map([
      ...propertiesIn(read('tokens.css'), ':root'),
      ...propertiesIn(read('schemes.css'), `[data-scheme='${scheme}']`),
    ]),
  ]),
);

/** A token's value in CSS; tokens without a custom property have it in `tokens.ts`. */
const valueInCss = (name: TokenName, scheme: (typeof schemes)[number]) =>
  css[scheme]?.get(name) ?? String(valueIn(tokens[name], scheme));

/** Returns tokens by their names in CSS. */
function flatten(group: DtcgGroup, path: string[] = []): Map<string, DtcgToken> {
  return new Map(
    Object.entries(group).flatMap(([name, value]) =>
      '$value' in value
        ? [[[...path, name].join('-'), value as DtcgToken]]
        : [...flatten(value as DtcgGroup, [...path, name])],
    ),
  );
}

/** Writes a colour like the build of the style sheets does. */
function colourCss({ components, alpha, hex }: Colour): string {
  const channels = components.map((channel) => Math.round(channel * 255));
  const written = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  if (hex !== written) return `${hex} with the components of ${written}`;
  return alpha === 1 ? hex : `rgba(${channels.join(', ')}, ${Number(alpha.toFixed(2))})`;
}

/** Normalises a colour in CSS: opaque ones to `#rrggbb`, translucent ones to `rgba()` with two decimals. */
const normalColour = (value: string) =>
  value
    .replace(/\btransparent\b/, 'rgba(0, 0, 0, 0)')
    .replace(/rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g, (_, r, g, b, a) => `rgba(${r}, ${g}, ${b}, ${a / 100})`)
    .replace(
      /(rgba\(.*?), ([\d.]+)\)/g,
      (_, start, alpha) => `${start}, ${Number(Number(alpha).toFixed(2))})`,
    );

const lengthCss = ({ value, unit }: Length) => `${value}${unit}`;

const shadowCss = (layers: Shadow[]) =>
  layers
    .map(({ offsetX, offsetY, blur, spread, color }) =>
      [...[offsetX, offsetY, blur, spread].map(lengthCss), colourCss(color)].join(' '),
    )
    .join(', ');

/** Normalises a shadow in CSS: all four lengths with units. */
const normalShadow = (value: string) =>
  normalColour(value === 'none' ? '0 0 0 0 transparent' : value).replace(
    /(^|, )((?:[\d.]+(?:px)? )+)(?=[#r])/g,
    (_, start, lengths: string) => {
      const four = [...lengths.trim().split(' '), '0', '0'].slice(0, 4);
      return `${start}${four.map((length) => (length.endsWith('px') ? length : `${length}px`)).join(' ')} `;
    },
  );

/** A value of a downloaded file beside that of the style sheet, both as text. */
type Pair = [value: string, inCss: string];

/** Returns `name: value ≠ value in the style sheet` for each pair that differs. */
const differences = (pairsOf: (name: TokenName) => Pair[]) =>
  all.flatMap(([name]) =>
    pairsOf(name)
      .filter(([value, inCss]) => value !== inCss)
      .map(([value, inCss]) => `${name}: ${value} ≠ ${inCss}`),
  );

/** Writes the value of a token of DTCG as CSS. Where CSS has more than the type can say, `exact` is in the file as well. */
function dtcgPair(token: DtcgToken | undefined, exact: string | undefined, inCss: string): Pair {
  const value = token?.$value;
  switch (token?.$type) {
    case 'color':
      return exact ? [exact, inCss] : [colourCss(value as Colour), normalColour(inCss)];
    case 'dimension':
      return [lengthCss(value as Length), exact ? inCss.replace(/^.*, |\)$/g, '') : inCss];
    case 'duration':
      return [lengthCss(value as Length), inCss];
    case 'number':
      return [exact ? `${value}em` : String(value), inCss];
    case 'fontWeight':
      return [String(value), inCss];
    case 'fontFamily':
      return [(value as string[]).join(', '), inCss.replaceAll("'", '')];
    case 'cubicBezier':
      return [`cubic-bezier(${(value as number[]).join(', ')})`, inCss];
    case 'shadow':
      return [shadowCss(value as Shadow[]), normalShadow(inCss)];
    default:
      return [`${token?.$type}, which is no type of DTCG`, inCss];
  }
}

describe.each(schemes)('%s.tokens.json', (scheme) => {
  const file = flatten(JSON.parse(read(`downloads/${scheme}.tokens.json`)));

  it('has every token with its description', () => {
    expect(
      Object.fromEntries([...file].map(([name, { $description }]) => [name, $description ?? ''])),
    ).toEqual(Object.fromEntries(all.map(([name, { description }]) => [name, description])));
  });

  it('has a type of DTCG and the value of the style sheet for every token', () => {
    expect(
      differences((name) => {
        let token = file.get(name);
        for (let alias: string | undefined; ; token = file.get(alias.replaceAll('.', '-'))) {
          alias = /^\{(.+)\}$/.exec(String(token?.$value))?.[1];
          if (!alias) break;
        }
        const exact = token?.$extensions?.['ng.imc'].css;
        const inCss = valueInCss(name, scheme);
        return [[exact ?? inCss, inCss], dtcgPair(token, exact, inCss)];
      }),
    ).toEqual([]);
  });

  it('preserves references', () => {
    expect(file.get('color-action-primary')?.$value).toMatch(/^\{raw\.color\.[a-z]+\.\d+\}$/);
    expect(file.get('button-height')?.$value).toBe('{size.control}');
  });
});

describe('figma-variables.json', () => {
  const figma: Figma = JSON.parse(read('downloads/figma-variables.json'));
  const modes = new Map(figma.variableModes.map((mode) => [mode.id, mode]));
  const modeValue = (variableId: string, modeId: string) =>
    figma.variableModeValues.find((entry) => entry.variableId === variableId && entry.modeId === modeId)
      ?.value;

  it('has every token once, named by its path', () => {
    expect(figma.variables.map(({ name }) => name.replaceAll('/', '-')).toSorted()).toEqual(
      all.map(([name]) => name).toSorted(),
    );
  });

  it('refers only to its own collections and modes, which have a value for each of their variables', () => {
    const collections = figma.variableCollections.map(({ id }) => id);
    for (const { variableCollectionId } of [...figma.variables, ...figma.variableModes])
      expect(collections).toContain(variableCollectionId);
    for (const { initialModeId } of figma.variableCollections)
      expect(modes.get(initialModeId)?.action).toBe('UPDATE');
    const expected = figma.variables.flatMap(({ id, variableCollectionId }) =>
      figma.variableModes
        .filter((mode) => mode.variableCollectionId === variableCollectionId)
        .map((mode) => `${id} in ${mode.id}`),
    );
    expect(
      figma.variableModeValues.map((entry) => `${entry.variableId} in ${entry.modeId}`).toSorted(),
    ).toEqual(expected.toSorted());
  });

  it('has a mode for each scheme', () => {
    expect(
      figma.variableModes
        .filter(({ variableCollectionId }) => variableCollectionId === 'collection:schemes')
        .map(({ name }) => name),
    ).toEqual(['Light', 'Dark', 'High contrast', 'High contrast, dark']);
  });

  /** Follows references from a variable to a value in a scheme. */
  function resolve(name: string, scheme: (typeof schemes)[number]) {
    let variable = figma.variables.find((candidate) => candidate.name.replaceAll('/', '-') === name);
    for (;;) {
      const modeOf = (mode: string) =>
        `mode:${variable?.variableCollectionId.replace('collection:', '')}/${mode}`;
      const value = modeValue(
        variable?.id ?? '',
        modes.has(modeOf(scheme)) ? modeOf(scheme) : modeOf('light'),
      );
      if (typeof value !== 'object' || !('type' in value)) return { variable, value };
      variable = figma.variables.find(({ id }) => id === value.id);
    }
  }

  /** Converts a length, a time or a number in CSS to Figma's: pixels, milliseconds, or percent of the font size. Of a `clamp()`, the last. */
  function numberIn(css: string): number {
    const [, amount, unit = ''] = /([^\s(]+?)(rem|em|px|ms|s)?\)?$/.exec(css) ?? [];
    return Number(amount) * ({ rem: 16, em: 100, s: 1000 }[unit] ?? 1);
  }

  /** Writes the value of a variable in a scheme as CSS. `exact` is in the description where CSS has more than the type can say. */
  function figmaPairs(name: TokenName, scheme: (typeof schemes)[number]): Pair[] {
    const { variable, value } = resolve(name, scheme);
    const inCss = valueInCss(name, scheme);
    const exact = /In CSS: (.*)\.$/.exec(variable?.description ?? '')?.[1];
    const described: Pair[] = exact?.includes(inCss) === false ? [[exact, inCss]] : [];
    switch (variable?.resolvedType) {
      case 'COLOR': {
        const { r, g, b, a } = value as Record<'r' | 'g' | 'b' | 'a', number>;
        const channels = [r, g, b].map((channel) => Math.round(channel * 255));
        const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
        return [...described, [colourCss({ components: [r, g, b], alpha: a, hex }), normalColour(inCss)]];
      }
      case 'FLOAT':
        return [...described, [Number(value).toFixed(6), numberIn(inCss).toFixed(6)]];
      default:
        return [
          ...described,
          [exact ? `'${value} Variable'` : String(value), exact ? String(inCss.split(',')[0]) : inCss],
        ];
    }
  }

  it.each(schemes)('has the values of the style sheet in the %s scheme', (scheme) => {
    expect(differences((name) => figmaPairs(name, scheme))).toEqual([]);
  });

  it('names the custom property, and hides raw values from pickers', () => {
    const byName = new Map(figma.variables.map((variable) => [variable.name, variable]));
    expect(byName.get('color/action/primary')?.codeSyntax).toEqual({ WEB: 'var(--color-action-primary)' });
    expect(byName.get('raw/color/blue/800')).toMatchObject({ hiddenFromPublishing: true, scopes: [] });
    expect(byName.get('raw/color/blue/800')?.codeSyntax).toBeUndefined();
  });
});
