import { expect, it } from 'vitest';
import { tokens } from './build/tokens.ts';

// Written again on purpose: stories take these figures from the tokens, so only this test fails if one is changed.
it('S-9.1: times and sizes are those of the specification', () => {
  const cited = Object.entries(tokens).filter(([, { description }]) => description.includes('S-9.1'));
  expect(Object.fromEntries(cited.map(([name, { value }]) => [name, value]))).toEqual({
    'duration-panel': '300ms',
    'duration-hero': '5000ms',
    'duration-count-up': '2500ms',
    'duration-confirmation': '3000ms',
    'size-nav-panel': '300px',
    'size-nav-menu-about': '200px',
    'size-nav-menu-membership': '190px',
    'threshold-nav-scrolled': 50,
  });
});
