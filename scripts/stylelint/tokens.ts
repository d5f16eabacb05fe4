import { readFileSync } from 'node:fs';
import { designRule } from './rule.ts';

const sheet = readFileSync(new URL('../../ui/tokens/build/tokens.css', import.meta.url), 'utf8');

const pixels = (length: string): number =>
  Math.abs(Number.parseFloat(length)) * (length.endsWith('rem') ? 16 : 1);

/** The tokens of a family by their size in pixels: those that are one plain length. */
function lengthsOf(family: string): ReadonlyMap<number, string> {
  const tokens = sheet.matchAll(new RegExp(`(--${family}): ([\\d.]+(?:px|rem));`, 'g'));
  return new Map([...tokens].map(([, name = '', value = '']) => [pixels(value), name]));
}

const literalLengths = /(?<![\w.-])-?\d*\.?\d+(px|rem)\b/g;
const literalTimes = /(?<![\w.-])-?\d*\.?\d+m?s\b/g;
const namedEasings = /(?<![\w-])(ease(-in|-out|-in-out)?|cubic-bezier\([^)]*\))(?![\w-])/g;

/** What a value may not say itself: properties, what to look for, and the token to take or undefined where there is none for it. */
interface Family {
  readonly properties: RegExp;
  readonly literal: RegExp;
  readonly replacement: (found: string) => string | undefined;
}

const spaces = lengthsOf('space-\\w+');
const sizes = lengthsOf('size-target');
const isNone = (found: string) => Number.parseFloat(found) === 0;
const always = (token: string) => (found: string) => (isNone(found) ? undefined : token);

const families: readonly Family[] = [
  {
    // Ornament has sizes of its own; a distance that the scale has is the scale's.
    properties: /^(margin|padding|inset|gap|row-gap|column-gap|scroll-margin|scroll-padding)/,
    literal: literalLengths,
    replacement: (found) => (isNone(found) ? undefined : spaces.get(pixels(found))),
  },
  {
    properties: /^(min-|max-)?(inline|block)-size$/,
    literal: literalLengths,
    replacement: (found) => (isNone(found) ? undefined : sizes.get(pixels(found))),
  },
  { properties: /^font-size$/, literal: literalLengths, replacement: () => '--font-size-…' },
  { properties: /^border(-[\w-]+)?-radius$/, literal: literalLengths, replacement: always('--radius-…') },
  {
    properties: /^(border|outline|column-rule)(-(block|inline))?(-(start|end))?(-width)?$/,
    literal: literalLengths,
    replacement: always('--border-width-…'),
  },
  { properties: /^box-shadow$/, literal: literalLengths, replacement: always('--elevation-…') },
  { properties: /^z-index$/, literal: /-?\d+/g, replacement: () => '--layer-…' },
  { properties: /^(animation|transition)/, literal: literalTimes, replacement: always('--duration-…') },
  { properties: /^(animation|transition)/, literal: namedEasings, replacement: () => '--easing-…' },
];

/** What a token names is taken from the token, so that changing the token changes it everywhere. */
export const tokens = designRule('tokens', (root, report) => {
  root.walkDecls((decl) => {
    const spoken = decl.value.replace(/var\(\s*--[\w-]+/g, '');
    for (const { properties, literal, replacement } of families) {
      if (!properties.test(decl.prop)) continue;
      for (const [found] of spoken.matchAll(literal)) {
        const token = replacement(found);
        if (token) report(decl, `Take ${token} instead of ${found} for ${decl.prop}.`);
      }
    }
  });
});
