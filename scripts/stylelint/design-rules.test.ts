import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';
import { guarded } from './guarded.ts';
import { logical } from './logical.ts';
import { tokens } from './tokens.ts';

async function warningsOf(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    config: {
      plugins: [guarded, logical, tokens],
      rules: { 'imc/guarded': true, 'imc/logical': true, 'imc/tokens': true },
    },
  });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

const hover = '@media (hover: hover)';
const motion = '@media (prefers-reduced-motion: no-preference)';

describe('the design rules reject', () => {
  test.each([
    ['a { &:hover { color: var(--x) } }', 'hover: hover'],
    ['a:hover { color: var(--x) }', 'hover: hover'],
    ['@media (width > 40rem) { a:hover { color: var(--x) } }', 'hover: hover'],
    ['a { transition: color var(--duration-short) }', 'prefers-reduced-motion'],
    ['@media (prefers-reduced-motion: reduce) { a { animation: turn var(--t) } }', 'prefers-reduced-motion'],
    ['a { transition-duration: var(--duration-short) }', 'prefers-reduced-motion'],
    ['html { scroll-behavior: smooth }', 'prefers-reduced-motion'],
    ['a { text-align: left }', 'start or end'],
    ['a { margin: 0 auto 0 0 }', '-inline-start'],
    ['a { inset: 0 0 auto var(--space-2) }', '-inline-start'],
    ['a { border-radius: var(--radius-corner) 0 }', '-inline-start'],
    ['a { scroll-margin-top: 1em }', 'logical property'],
    ['a { padding: 1rem }', '--space-4'],
    ['a { gap: var(--space-2) 8px }', '--space-2'],
    ['a { margin-block-start: calc(-1 * 0.25rem) }', '--space-1'],
    ['a { margin-inline: -16px }', '--space-4'],
    ['a { min-block-size: 44px }', '--size-target'],
    ['a { font-size: 15px }', '--font-size-'],
    ['a { border-radius: 5px }', '--radius-'],
    ['a { border-start-start-radius: 0.2rem }', '--radius-'],
    ['a { border-block-end: 1px solid var(--c) }', '--border-width-'],
    ['a { outline: 2px solid var(--c) }', '--border-width-'],
    ['a { box-shadow: 0 1px 2px var(--c) }', '--elevation-'],
    ['a { z-index: 2 }', '--layer-'],
    [`${motion} { a { transition: color 200ms } }`, '--duration-'],
    [`${motion} { a { animation: turn var(--t) ease-in-out } }`, '--easing-'],
    [`${motion} { a { transition: color var(--t) cubic-bezier(0, 0, 1, 1) } }`, '--easing-'],
  ])('%s', async (code, expected) => {
    expect((await warningsOf(code)).join('\n')).toContain(expected);
  });
});

describe('the design rules accept', () => {
  test.each([
    `${hover} { a:hover { color: var(--x) } }`,
    `@media (hover: hover) and (width > 40rem) { a { &:hover { color: var(--x) } } }`,
    `${motion} { a { transition: color var(--duration-short) var(--easing-out) } }`,
    `${motion} { a { animation: turn var(--duration-banner) linear infinite } }`,
    'a { transition: none }',
    'a { text-align: end }',
    'a { margin: 0 auto }',
    'a { padding: var(--space-1) var(--space-2) var(--space-3) }',
    'a { border-radius: 0 0 var(--radius-corner) var(--radius-corner) }',
    'a { border-radius: 50% }',
    'a { padding: 0.65em var(--space-2) 0 }',
    'a { inset-block: 0.28rem -0.3rem }',
    'a { inline-size: var(--seal-size, 1.375rem) }',
    'a { border: var(--border-width-hairline) solid var(--c) }',
    'a { box-shadow: inset var(--border-width-marker) 0 0 var(--c) }',
    'a { z-index: var(--layer-bar) }',
  ])('%s', async (code) => {
    expect(await warningsOf(code)).toEqual([]);
  });
});
