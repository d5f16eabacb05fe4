import { readFileSync } from 'node:fs';
import { houseRule } from './rule.ts';

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
  readonly instead: (found: string) => string | undefined;
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
    instead: (found) => (isNone(found) ? undefined : spaces.get(pixels(found))),
  },
  {
    properties: /^(min-|max-)?(inline|block)-size$/,
    literal: literalLengths,
    instead: (found) => (isNone(found) ? undefined : sizes.get(pixels(found))),
  },
  { properties: /^font-size$/, literal: literalLengths, instead: () => '--font-size-…' },
  { properties: /^border(-[\w-]+)?-radius$/, literal: literalLengths, instead: always('--radius-…') },
  {
    properties: /^(border|outline|column-rule)(-(block|inline))?(-(start|end))?(-width)?$/,
    literal: literalLengths,
    instead: always('--border-width-…'),
  },
  { properties: /^box-shadow$/, literal: literalLengths, instead: always('--elevation-…') },
  { properties: /^z-index$/, literal: /-?\d+/g, instead: () => '--layer-…' },
  { properties: /^(animation|transition)/, literal: literalTimes, instead: always('--duration-…') },
  { properties: /^(animation|transition)/, literal: namedEasings, instead: () => '--easing-…' },
];

/** What a token names is taken from the token, so that changing the token changes it everywhere. */
export const tokens = houseRule('tokens', (root, tell) => {
  root.walkDecls((decl) => {
    const spoken = decl.value.replace(/var\(\s*--[\w-]+/g, '');
    for (const { properties, literal, instead } of families) {
      if (!properties.test(decl.prop)) continue;
      for (const [found] of spoken.matchAll(literal)) {
        const token = instead(found);
        if (token) tell(decl, `Take ${token} instead of ${found} for ${decl.prop}.`);
      }
    }
  });
});
