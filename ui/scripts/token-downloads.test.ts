import { readFileSync } from 'node:fs';
import type { TransformedToken } from 'style-dictionary';
import { describe, expect, it } from 'vitest';
import { schemes, type Token, type TokenName, tokens, valueIn } from '../tokens/build/tokens.ts';
import type { Dictionary } from './token-dictionaries.ts';
import { type DtcgGroup, type DtcgToken, dtcgFile, figmaVariables } from './token-downloads.ts';

type Figma = ReturnType<typeof figmaVariables>;

const read = (file: string) => readFileSync(new URL(`../tokens/build/${file}`, import.meta.url), 'utf8');
const all = Object.entries(tokens) as [TokenName, Token][];

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
    figma: figmaVariables({ light, dark, contrast, 'contrast-dark': dictionary }),
  };
}

it.each([
  ['color', '#3366ff', blue, { r: 0.2, g: 0.4, b: 1, a: 1 }],
  ['color', 'rgb(51 102 255 / 40%)', { ...blue, alpha: 0.4 }, { r: 0.2, g: 0.4, b: 1, a: 0.4 }],
  ['color', 'rgba(51, 102, 255, 0.95)', { ...blue, alpha: 0.95 }, { r: 0.2, g: 0.4, b: 1, a: 0.95 }],
  ['color', 'transparent', none, { r: 0, g: 0, b: 0, a: 0 }],
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
  expect(written.figma.variableModeValues[0]?.value).toEqual(figma);
});

it.each([
  ['dimension', 'clamp(1rem, 2vw, 2rem)'],
  ['dimension', '0.02em'],
])('writes the %s %s, of which the formats have a part, also as in CSS', ($type, $value) => {
  const { dtcg, figma } = write($type, $value);
  expect(dtcg.$extensions?.['ng.imc'].css).toBe($value);
  expect(figma.variables[0]?.description).toContain(`In CSS: ${$value}`);
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

describe('figma-variables.json', () => {
  const figma: Figma = JSON.parse(read('downloads/figma-variables.json'));
  const modes = new Map(figma.variableModes.map((mode) => [mode.id, mode]));

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

  it('names the custom property, and hides raw values from pickers', () => {
    const byName = new Map(figma.variables.map((variable) => [variable.name, variable]));
    expect(byName.get('color/action/primary')?.codeSyntax).toEqual({ WEB: 'var(--color-action-primary)' });
    expect(byName.get('raw/color/blue/800')).toMatchObject({ hiddenFromPublishing: true, scopes: [] });
    expect(byName.get('raw/color/blue/800')?.codeSyntax).toBeUndefined();
  });
});
