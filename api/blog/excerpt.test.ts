import { expect, test, vi } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('returns a short text unchanged and cuts a longer one after a hundred characters', () => {
  expect(excerptOf('Then begin.')).toBe('Then begin.');
  expect(excerptOf('a'.repeat(100))).toBe('a'.repeat(100));
  expect(excerptOf('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  expect(excerptOf('')).toBe('');
});

test('S-2.101: ends a longer text at a word within the hundred characters', () => {
  const words =
    'A client who hears an honest no in the first week has lost a week. A client who hears it in the fifth month';
  expect(excerptOf(words)).toBe(
    'A client who hears an honest no in the first week has lost a week. A client who hears it in the…',
  );
  expect(excerptOf('It has invoices, a stock book.', 16)).toBe('It has invoices…');
  expect(excerptOf('........', 3)).toBe('...…');
  // The hundredth character is the last one of a word.
  expect(excerptOf(`${'a'.repeat(94)} bcdef ghi`)).toBe(`${'a'.repeat(94)} bcdef…`);
  expect(excerptOf(`${'a'.repeat(94)} bcdefg`)).toBe(`${'a'.repeat(94)}…`);
  for (let length = 1; length < words.length; length++) {
    const [head = ''] = excerptOf(words, length).split('…');
    expect([...head].length).toBeLessThanOrEqual(length);
    expect(words.startsWith(head)).toBe(true);
    expect(words[head.length]).toMatch(/[ .]/);
  }
});

test('collapses white space and removes it before the ellipsis', () => {
  expect(excerptOf('  one\n\n two\t three ')).toBe('one two three');
  expect(excerptOf('one two', 4)).toBe('one…');
  expect(excerptOf('one two', 3)).toBe('one…');
});

test.each([
  ['a family', '👨‍👩‍👧‍👦'],
  ['a flag', '🇳🇬'],
  ['a letter with two marks', 'ọ́'],
  ['a letter beyond the first plane', '𝔸'],
])('never cuts %s', (_name, character) => {
  const text = character.repeat(150);
  expect(excerptOf(text)).toBe(`${character.repeat(100)}…`);
});

test('reads only the beginning of an extremely long text and an extremely long character', () => {
  const replace = vi.spyOn(String.prototype, 'replace');
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(excerptOf('word '.repeat(20_000))).toHaveLength(100);
  expect(excerptOf(`a${'\u0301'.repeat(100_000)}`).length).toBeLessThan(200);
  const read = [...replace.mock.contexts.map(String), ...segment.mock.calls.map(([text]) => text)];
  vi.restoreAllMocks();
  expect(Math.max(...read.map((text) => text.length))).toBe(12_800);
});
