import { describe, expect, it } from 'vitest';
import type { ContrastPair } from '../tokens/contrast-pairs.ts';
import { changesText, compareTokens, type SchemeValues } from './token-changes.ts';

const same = (value: string): SchemeValues => ({
  light: value,
  dark: value,
  contrast: value,
  'contrast-dark': value,
});

const pairs: ContrastPair[] = [{ ink: 'color-text-default', ground: 'color-surface-page', kind: 'text' }];
const before = new Map([
  ['color-text-default', same('#000000')],
  ['color-surface-page', same('#ffffff')],
  ['space-4', same('1rem')],
  ['space-5', same('1.25rem')],
]);

describe('compareTokens', () => {
  it('finds nothing between equal tokens', () => {
    const nothing = compareTokens(before, new Map(before), pairs);
    expect(nothing).toEqual({ added: [], removed: [], changed: [], contrast: [] });
    expect(changesText({ from: 'a', to: 'b', ...nothing })).toBe('Tokens from a to b\nNo token changed.');
  });

  it('finds added, removed and changed tokens, with the schemes that changed', () => {
    const after = new Map(before);
    after.delete('space-5');
    after.set('space-6', same('1.5rem'));
    after.set('space-4', { ...same('1rem'), dark: '2rem' });
    const changes = compareTokens(before, after, pairs);
    expect(changes.added).toEqual([{ name: 'space-6', values: same('1.5rem') }]);
    expect(changes.removed).toEqual([{ name: 'space-5', values: same('1.25rem') }]);
    expect(changes.changed).toEqual([
      { name: 'space-4', schemes: [{ scheme: 'dark', before: '1rem', after: '2rem' }] },
    ]);
    expect(changes.contrast).toEqual([]);
    expect(changesText({ from: 'a', to: 'b', ...changes })).toBe(
      `Tokens from a to b

Added (1)
  + space-6: 1.5rem

Removed (1)
  - space-5: 1.25rem

Changed (1)
  space-4
    dark: 1rem → 2rem`,
    );
  });

  it('finds pairs that fall below the minimum of a scheme, and pairs that reach it', () => {
    const after = new Map(before).set('color-text-default', { ...same('#000000'), contrast: '#767676' });
    const fall = compareTokens(before, after, pairs).contrast;
    expect(fall).toMatchObject([{ scheme: 'contrast', before: 21, minimum: 7 }]);
    expect(fall[0]?.after).toBeCloseTo(4.54, 2);
    expect(changesText({ from: 'a', to: 'b', ...compareTokens(before, after, pairs) })).toContain(
      '✗ color-text-default on color-surface-page, contrast: 21.00 → 4.54, required 7',
    );
    expect(compareTokens(after, before, pairs).contrast).toMatchObject([{ scheme: 'contrast', after: 21 }]);
  });

  it('ignores pairs whose colours do not exist in both revisions', () => {
    const without = new Map(before);
    without.delete('color-surface-page');
    expect(compareTokens(without, before, pairs).contrast).toEqual([]);
  });
});
