import { expect, test } from 'vitest';
import { tokens } from '../../ui/tokens/build/tokens.ts';
import { readTokenUses, tokensIn } from './token-uses.ts';

const uses = readTokenUses();

test('finds custom properties, quoted names, constants and breakpoints', () => {
  expect([...tokensIn('.a { color: var(--color-text-link); margin: var( --space-4 ) }')].toSorted()).toEqual([
    'color-text-link',
    'space-4',
  ]);
  expect([...tokensIn("cssVar('easing-out'); tokens['raw-color-white'].value")].toSorted()).toEqual([
    'easing-out',
    'raw-color-white',
  ]);
  expect([...tokensIn('setTimeout(close, durationConfirmation)')]).toEqual(['duration-confirmation']);
  expect([...tokensIn('@media (width >= 64rem) { .a { inline-size: 48rem } }')]).toEqual(['breakpoint-lg']);
  expect([...tokensIn('.a { color: var(--button-ink) }')]).toEqual([]);
});

test('links components to their docs pages', () => {
  expect(uses['color-action-primary']?.components).toContainEqual({
    name: 'Button',
    page: 'elements-actions-button--docs',
  });
  expect(uses['duration-confirmation']?.components.map(({ name }) => name)).toContain('Copy button');
});

test('lists the tokens that refer to a raw value in any scheme', () => {
  expect(uses['raw-color-blue-800']?.tokens).toContain('color-surface-institute');
  expect(uses['size-control']?.tokens).toContain('button-height');
});

test('has an entry for every token', () => {
  expect(Object.keys(uses)).toEqual(Object.keys(tokens));
  expect(Object.values(uses).flatMap(({ components }) => components).length).toBeGreaterThan(300);
});
