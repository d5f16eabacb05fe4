import { readFileSync } from 'node:fs';
import type { TransformedToken } from 'style-dictionary';
import { describe, expect, it } from 'vitest';
import { schemes, type Token, type TokenName, tokens, valueIn } from '../tokens/build/tokens.ts';
import type { Dictionary } from './token-dictionaries.ts';
import { type DtcgGroup, type DtcgToken, dtcgFile, figmaFiles } from './token-downloads.ts';

const read = (file: string) => readFileSync(new URL(`../tokens/build/${file}`, import.meta.url), 'utf8');
const all = Object.entries(tokens) as [TokenName, Token][];

/** Returns tokens by their names in CSS. */
function flatten(group: DtcgGroup, path: string[] = []): Map<string, DtcgToken> {
  return new Map(
    Object.entries(group)
      .filter(([name]) => name !== '$extensions')
      .flatMap(([name, value]) =>
        '$value' in value
          ? [[[...path, name].join('-'), value as DtcgToken]]
          : [...flatten(value as DtcgGroup, [...path, name])],
      ),
  );
}

const blue = { colorSpace: 'srgb', components: [0.2, 0.4, 1], alpha: 1, hex: '#3366ff' };
const none = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' };
const px = (value: number) => ({ value, unit: 'px' });

/** A single token, which is the same in every scheme. */
function write($type: string, $value: string | number) {
  const token = {
    name: 'a',
    path: ['a'],
    $type,
    $value,
    original: { $value },
  } as unknown as TransformedToken;
  const dictionary = { allTokens: [token] } as Dictionary;
  const [light, dark, contrast] = [dictionary, dictionary, dictionary];
  return {
    dtcg: dtcgFile([token], new Map()).a as DtcgToken,
    figma: figmaFiles({ light, dark, contrast, 'contrast-dark': dictionary })['figma-measures.json']
      ?.a as DtcgToken,
  };
}

it.each([
  ['color', '#3366ff', blue, blue],
  ['color', 'rgb(51 102 255 / 40%)', { ...blue, alpha: 0.4 }, { ...blue, alpha: 0.4 }],
  ['color', 'rgba(51, 102, 255, 0.95)', { ...blue, alpha: 0.95 }, { ...blue, alpha: 0.95 }],
  ['color', 'transparent', none, none],
  ['dimension', '1.5rem', { value: 1.5, unit: 'rem' }, 24],
  ['dimension', '44px', px(44), 44],
  ['dimension', 'clamp(1rem, 2vw, 2rem)', { value: 2, unit: 'rem' }, 32],
  ['dimension', '0.02em', 0.02, 2],
  ['duration', '200ms', { value: 200, unit: 'ms' }, 200],
  ['duration', '2s', { value: 2, unit: 's' }, 2000],
  ['cubicBezier', 'cubic-bezier(0.2, 0, 0, 1)', [0.2, 0, 0, 1], 'cubic-bezier(0.2, 0, 0, 1)'],
  ['fontFamily', "'Text Variable', serif", ['Text Variable', 'serif'], 'Text'],
  ['fontWeight', 420, 420, 420],
  ['shadow', 'none', [{ color: none, offsetX: px(0), offsetY: px(0), blur: px(0), spread: px(0) }], 'none'],
  [
    'shadow',
    '0 1px 2px #3366ff, 0 0 8px 1px rgb(51 102 255 / 40%)',
    [
      { color: blue, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) },
      { color: { ...blue, alpha: 0.4 }, offsetX: px(0), offsetY: px(0), blur: px(8), spread: px(1) },
    ],
    '0 1px 2px #3366ff, 0 0 8px 1px rgb(51 102 255 / 40%)',
  ],
  ['other', 'currentcolor', none, 'currentcolor'],
])('writes the %s %s in both formats', ($type, $value, dtcg, figma) => {
  const written = write($type, $value);
  expect(written.dtcg.$value).toEqual(dtcg);
  expect(written.figma.$value).toEqual(figma);
});

it.each([
  ['dimension', 'clamp(1rem, 2vw, 2rem)'],
  ['dimension', '0.02em'],
])('writes the %s %s, of which the formats have a part, also as in CSS', ($type, $value) => {
  const { dtcg, figma } = write($type, $value);
  expect(dtcg.$extensions?.['ng.imc']).toEqual({ css: $value });
  expect(figma.$description).toContain(`In CSS: ${$value}`);
});

describe.each(schemes)('%s.tokens.json', (scheme) => {
  const file = flatten(JSON.parse(read(`downloads/${scheme}.tokens.json`)));

  it('has every token with its description', () => {
    expect(
      Object.fromEntries([...file].map(([name, { $description }]) => [name, $description ?? ''])),
    ).toEqual(Object.fromEntries(all.map(([name, { description }]) => [name, description])));
  });

  it('has the opaque colours of the scheme, and preserves references', () => {
    const resolve = (name: string): unknown => {
      const value = file.get(name)?.$value;
      const alias = /^\{(.+)\}$/.exec(String(value))?.[1];
      return alias ? resolve(alias.replaceAll('.', '-')) : value;
    };
    const opaque = all.filter(([, token]) => /^#[\da-f]{6}$/.test(String(valueIn(token, scheme))));
    expect(opaque.length).toBeGreaterThan(50);
    for (const [name, token] of opaque)
      expect(resolve(name), name).toMatchObject({ hex: valueIn(token, scheme) });
    expect(file.get('color-action-primary')?.$value).toMatch(/^\{raw\.color\.[a-z]+\.\d+\}$/);
    expect(file.get('button-height')?.$value).toBe('{size.control}');
  });
});

describe('the files for Figma', () => {
  const file = (name: string): DtcgGroup => JSON.parse(read(`downloads/figma-${name}.json`));
  const palette = flatten(file('palette'));
  const measures = flatten(file('measures'));
  const inSchemes = schemes.map((scheme) => flatten(file(`schemes-${scheme}`)));

  it('have every token once, those of the schemes in every mode', () => {
    const [light, ...others] = inSchemes.map((tokens) => [...tokens.keys()]);
    expect([...palette.keys(), ...measures.keys(), ...(light ?? [])].toSorted()).toEqual(
      all.map(([name]) => name).toSorted(),
    );
    for (const names of others) expect(names).toEqual(light);
  });

  it('name their mode', () => {
    expect(schemes.map((scheme) => file(`schemes-${scheme}`).$extensions)).toEqual(
      ['Light', 'Dark', 'High contrast', 'High contrast, dark'].map((mode) => ({
        'com.figma.modeName': mode,
      })),
    );
  });

  it('refer to variables with the same value', () => {
    const aliases = inSchemes.flatMap((tokens) =>
      [...tokens.values()].filter(({ $extensions }) => $extensions?.['com.figma.aliasData']),
    );
    expect(aliases.length).toBeGreaterThan(250);
    for (const { $value, $extensions } of aliases) {
      const target = $extensions?.['com.figma.aliasData'] as { targetVariableName: string };
      expect(palette.get(target.targetVariableName.replaceAll('/', '-'))?.$value).toEqual($value);
    }
    expect(measures.get('button-height')?.$value).toBe('{size.control}');
  });

  it('name the custom property, and hide raw values from pickers', () => {
    expect(inSchemes[0]?.get('color-action-primary')?.$extensions).toMatchObject({
      'com.figma.codeSyntax': { WEB: 'var(--color-action-primary)' },
    });
    expect(palette.get('raw-color-blue-800')?.$extensions).toEqual({
      'com.figma.hiddenFromPublishing': true,
      'com.figma.scopes': [],
    });
  });
});
