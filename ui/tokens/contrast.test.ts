import { describe, expect, it } from 'vitest';
import { type Token, tokens } from './build/tokens.ts';
import { contrast } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';

const value = (token: Token, scheme: 'light' | 'dark') =>
  String((scheme === 'dark' ? token.dark : undefined) ?? token.value);

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('rgba(0, 0, 0, 0.5)', '#ffffff')).toBeCloseTo(contrast('#7f7f7f', '#ffffff'), 1);
    expect(contrast('#000000', 'rgba(255, 255, 255, 0.5)')).toBeLessThan(contrast('#000000', '#ffffff'));
  });

  describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
    it.each(contrastPairs)('$ink on $ground is at least $least', ({ ink, ground, least }) => {
      expect(contrast(value(tokens[ink], scheme), value(tokens[ground], scheme))).toBeGreaterThanOrEqual(
        least,
      );
    });
  });
});
