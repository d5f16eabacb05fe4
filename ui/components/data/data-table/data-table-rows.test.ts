import { describe, expect, test } from 'vitest';
import { comparable, compareValues, normalizeText } from './data-table-rows.ts';

const collator = new Intl.Collator('en', { numeric: true });
const sorted = (values: (string | number)[]) => values.toSorted((a, b) => compareValues(a, b, collator));

describe('search', () => {
  test('ignores case, accents and dots below', () => {
    expect(normalizeText('Ọlá')).toBe('ola');
    expect(normalizeText('ỌLÁDÉJỌ')).toBe(normalizeText('oladejo'));
    expect(normalizeText('Ńnàemeka ṣọlá')).toBe('nnaemeka sola');
  });
});

describe('sorting', () => {
  test('sorts numbers by size, not as text', () => {
    expect(sorted([110_000, 9, 25_000])).toEqual([9, 25_000, 110_000]);
    expect(sorted(['IMC-APP-10', 'IMC-APP-9'])).toEqual(['IMC-APP-9', 'IMC-APP-10']);
  });

  test('sorts text alphabetically, ignoring case and accents', () => {
    expect(sorted(['Zubairu', 'eze', 'Ọlá', 'Okafor', 'Èze'])).toEqual([
      'eze',
      'Èze',
      'Okafor',
      'Ọlá',
      'Zubairu',
    ]);
  });

  test('recognizes missing values', () => {
    for (const missing of [null, undefined, '', Number.NaN, new Date('never')])
      expect(comparable(missing)).toBeUndefined();
    expect(comparable(0)).toBe(0);
    expect(comparable(new Date('2026-11-14T00:00:00Z'))).toBe(Date.UTC(2026, 10, 14));
  });
});
