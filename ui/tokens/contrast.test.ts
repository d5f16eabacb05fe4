import { describe, expect, it } from 'vitest';
import { schemes, type TokenName, tokens, valueIn } from './build/tokens.ts';
import { contrast } from './contrast.ts';
import { contrastPairs, minimumContrast } from './contrast-pairs.ts';

describe('contrast', () => {
  it('is measured as in WCAG', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('rgba(0, 0, 0, 0.5)', '#ffffff')).toBeCloseTo(contrast('#7f7f7f', '#ffffff'), 1);
    expect(contrast('#000000', 'rgba(255, 255, 255, 0.5)')).toBeLessThan(contrast('#000000', '#ffffff'));
  });

  it.each(schemes)('is enough for every pair in the %s scheme', (scheme) => {
    const colourOf = (token: TokenName) => String(valueIn(tokens[token], scheme));
    const tooLow = contrastPairs
      .map((pair) => ({ ...pair, ratio: contrast(colourOf(pair.ink), colourOf(pair.ground)) }))
      .filter(({ kind, ratio }) => !(ratio >= minimumContrast(kind, scheme)))
      .map(({ ink, ground, kind, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)} for ${kind}`);
    expect(tooLow).toEqual([]);
  });

  // With an opacity below 95%, institute blue behind the white bar makes it look grey.
  it('keeps the scrolled bar white over blue, and translucent', () => {
    const [, alpha = ''] =
      /^rgba\(.*,\s*([\d.]+)\)$/.exec(String(tokens['color-surface-bar-scrolled'].value)) ?? [];
    expect(Number(alpha)).toBeGreaterThanOrEqual(0.95);
    expect(Number(alpha)).toBeLessThan(1);
  });

  // Hairlines are decorative in the light and dark schemes, but must be visible edges in the high-contrast schemes.
  it.each(['contrast', 'contrast-dark'] as const)(
    'makes hairlines visible edges in the %s scheme',
    (scheme) => {
      const hairline = String(valueIn(tokens['color-border-hairline'], scheme));
      for (const ground of ['color-surface-page', 'color-surface-page-deep', 'color-surface-sheet'] as const)
        expect(contrast(hairline, String(valueIn(tokens[ground], scheme)))).toBeGreaterThanOrEqual(4.5);
      const onBlue = String(valueIn(tokens['color-border-on-brand-hairline'], scheme));
      for (const ground of ['color-surface-institute', 'color-surface-institute-deep'] as const)
        expect(contrast(onBlue, String(valueIn(tokens[ground], scheme)))).toBeGreaterThanOrEqual(4.5);
    },
  );
});
