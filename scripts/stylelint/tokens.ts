import { readFileSync } from 'node:fs';
import { designRule } from './rule.ts';

const sheet = readFileSync(new URL('../../ui/tokens/build/tokens.css', import.meta.url), 'utf8');

const pixels = (length: string): number =>
  Math.abs(Number.parseFloat(length)) * (length.endsWith('rem') ? 16 : 1);

/** Tokens by size in pixels, if their value is a single length. */
function lengthsOf(family: string): ReadonlyMap<number, string> {
  const tokens = sheet.matchAll(new RegExp(`(--${family}): ([\\d.]+(?:px|rem));`, 'g'));
  return new Map([...tokens].map(([, name = '', value = '']) => [pixels(value), name]));
}

const literalLengths = /(?<![\w.-])-?\d*\.?\d+(px|rem)\b/g;
const literalTimes = /(?<![\w.-])-?\d*\.?\d+m?s\b/g;
const namedEasings = /(?<![\w-])(ease(-in|-out|-in-out)?|cubic-bezier\([^)]*\))(?![\w-])/g;

/** Properties, literal values that they must not contain, and a function that returns the token to use instead, if any. */
interface Family {
  readonly properties: RegExp;
  readonly literal: RegExp;
  readonly replacement: (found: string) => string | undefined;
}

const spaces = lengthsOf('space-\\w+');
const sizes = lengthsOf('size-target');
const isZero = (found: string) => Number.parseFloat(found) === 0;
const unlessZero = (token: string) => (found: string) => (isZero(found) ? undefined : token);

const families: readonly Family[] = [
  {
    // Only lengths with a space token are rejected, because ornaments need others.
    properties: /^(margin|padding|inset|gap|row-gap|column-gap|scroll-margin|scroll-padding)/,
    literal: literalLengths,
    replacement: (found) => (isZero(found) ? undefined : spaces.get(pixels(found))),
  },
  {
    properties: /^(min-|max-)?(inline|block)-size$/,
    literal: literalLengths,
    replacement: (found) => (isZero(found) ? undefined : sizes.get(pixels(found))),
  },
  { properties: /^font-size$/, literal: literalLengths, replacement: () => '--font-size-…' },
  { properties: /^border(-[\w-]+)?-radius$/, literal: literalLengths, replacement: unlessZero('--radius-…') },
  {
    properties: /^(border|outline|column-rule)(-(block|inline))?(-(start|end))?(-width)?$/,
    literal: literalLengths,
    replacement: unlessZero('--border-width-…'),
  },
  { properties: /^box-shadow$/, literal: literalLengths, replacement: unlessZero('--elevation-…') },
  { properties: /^z-index$/, literal: /-?\d+/g, replacement: () => '--layer-…' },
  { properties: /^(animation|transition)/, literal: literalTimes, replacement: unlessZero('--duration-…') },
  { properties: /^(animation|transition)/, literal: namedEasings, replacement: () => '--easing-…' },
];

/** Requires tokens instead of literal values. */
export const tokens = designRule('tokens', (root, report) => {
  root.walkDecls((decl) => {
    const literals = decl.value.replace(/var\(\s*--[\w-]+/g, '');
    for (const { properties, literal, replacement } of families) {
      if (!properties.test(decl.prop)) continue;
      for (const [found] of literals.matchAll(literal)) {
        const token = replacement(found);
        if (token) report(decl, `Use ${token} instead of ${found} for ${decl.prop}.`);
      }
    }
  });
});
