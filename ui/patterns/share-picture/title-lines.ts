import type { Font } from 'harfbuzzjs';
import { shareTexts } from './share-picture.tsx';
import { balancedLines, type Type } from './text-outline.ts';

/** A title in lines, and the size of its letters in pixels. */
export interface TitleLines {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The largest of the sizes in which the title takes at most three lines. */
export function titleLines(title: string, font: Font): TitleLines {
  const { size: largest, tracking, width } = shareTexts.title;
  const set = [largest, 76, 68, 60, 52].map((size) => {
    const type: Type = { font, size, tracking };
    return { size, lines: balancedLines(title, width, type) };
  });
  const fitting = set.find(({ lines }) => lines.length <= 3);
  if (!fitting) throw new Error(`'${title}' is too long for three lines.`);
  return fitting;
}
