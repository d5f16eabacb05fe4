import { describe, expect, test } from 'vitest';
import { comparable, compareValues, fold } from './data-table-rows.ts';

const collator = new Intl.Collator('en', { numeric: true });
const sorted = (values: (string | number)[]) =>
  values.toSorted((one, other) => compareValues(one, other, collator));

describe('what is searched', () => {
  test('knows neither case nor accents nor dots below', () => {
    expect(fold('Ọlá')).toBe('ola');
    expect(fold('ỌLÁDÉJỌ')).toBe(fold('oladejo'));
    expect(fold('Ńnàemeka ṣọlá')).toBe('nnaemeka sola');
  });
});

describe('what is sorted', () => {
  test('sorts figures by size, not by their letters', () => {
    expect(sorted([110_000, 9, 25_000])).toEqual([9, 25_000, 110_000]);
    expect(sorted(['IMC-APP-10', 'IMC-APP-9'])).toEqual(['IMC-APP-9', 'IMC-APP-10']);
  });

  test('sorts words as people do, whatever their case and accents', () => {
    expect(sorted(['Zubairu', 'eze', 'Ọlá', 'Okafor', 'Èze'])).toEqual([
      'eze',
      'Èze',
      'Okafor',
      'Ọlá',
      'Zubairu',
    ]);
  });

  test('knows what is missing', () => {
    for (const nothing of [null, undefined, '', Number.NaN, new Date('never')])
      expect(comparable(nothing)).toBeUndefined();
    expect(comparable(0)).toBe(0);
    expect(comparable(new Date('2026-11-14T00:00:00Z'))).toBe(Date.UTC(2026, 10, 14));
  });
});
