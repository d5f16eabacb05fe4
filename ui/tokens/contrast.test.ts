import { describe, expect, it } from 'vitest';
import { schemes, tokens, valueIn } from './build/tokens.ts';
import { contrast } from './contrast.ts';
import { contrastPairs, leastContrast } from './contrast-pairs.ts';

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('rgba(0, 0, 0, 0.5)', '#ffffff')).toBeCloseTo(contrast('#7f7f7f', '#ffffff'), 1);
    expect(contrast('#000000', 'rgba(255, 255, 255, 0.5)')).toBeLessThan(contrast('#000000', '#ffffff'));
  });

  describe.each(schemes)('in the %s scheme', (scheme) => {
    it.each(contrastPairs)('$ink on $ground holds as $kind', ({ ink, ground, kind }) => {
      const ratio = contrast(String(valueIn(tokens[ink], scheme)), String(valueIn(tokens[ground], scheme)));
      expect(ratio).toBeGreaterThanOrEqual(leastContrast(kind, scheme));
    });
  });

  // Through a veil of less than nineteen parts in twenty, institute blue turns the white of the bar to a dirty grey.
  it('keeps the bar of a scrolled page white over blue, and translucent', () => {
    const [, alpha = ''] =
      /^rgba\(.*,\s*([\d.]+)\)$/.exec(String(tokens['color-surface-bar-scrolled'].value)) ?? [];
    expect(Number(alpha)).toBeGreaterThanOrEqual(0.95);
    expect(Number(alpha)).toBeLessThan(1);
  });

  // Rules between sheets are decoration by day and by night; who asks for more contrast sees them as edges.
  it.each(['contrast', 'contrast-dark'] as const)('draws hairlines as edges in the %s scheme', (scheme) => {
    const hairline = String(valueIn(tokens['color-border-hairline'], scheme));
    for (const ground of ['color-surface-page', 'color-surface-page-deep', 'color-surface-sheet'] as const)
      expect(contrast(hairline, String(valueIn(tokens[ground], scheme)))).toBeGreaterThanOrEqual(4.5);
    const onBlue = String(valueIn(tokens['color-border-on-brand-hairline'], scheme));
    for (const ground of ['color-surface-institute', 'color-surface-institute-deep'] as const)
      expect(contrast(onBlue, String(valueIn(tokens[ground], scheme)))).toBeGreaterThanOrEqual(4.5);
  });
});
