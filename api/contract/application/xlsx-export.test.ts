import { describe, expect, it } from 'vitest';
import { cellText } from './xlsx-export.ts';

describe('the text of a cell', () => {
  it.each([
    ['=HYPERLINK("http://x.example","x")', '=HYPERLINK("http://x.example","x")'],
    ['+234 803 555 0101', '+234 803 555 0101'],
    ["'quoted", "'quoted"],
    ['Ọláṣubọ̀mí <b>&', 'Ọláṣubọ̀mí <b>&'],
    ['one\r\ntwo\rthree\tfour', 'one\ntwo\nthree\tfour'],
    ['a\u0000b\u0007c\u000Bd\u001Fe', 'abcde'],
    ['half \uD83D pair \uFFFE\uFFFF', 'half \uFFFD pair '],
    ['_x0041_ _x3d_ _X003D_', '_x005F_x0041_ _x3d_ _x005F_X003D_'],
  ])('of %j is %j', (text, expected) => {
    expect(cellText(text)).toBe(expected);
  });

  it('is cut where a cell ends, with a mark and without half a character', () => {
    expect(cellText('a'.repeat(32_767))).toHaveLength(32_767);
    const cut = cellText('a'.repeat(32_768));
    expect(cut).toHaveLength(32_767);
    expect(cut.endsWith('a […]')).toBe(true);
    expect(cellText('😀'.repeat(20_000)).isWellFormed()).toBe(true);
    expect(cellText('😀'.repeat(20_000))).toMatch(/😀 \[…\]$/u);
  });
});
