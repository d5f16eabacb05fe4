import type { Font } from 'harfbuzzjs';
import { shareTexts } from './share-picture.tsx';
import { balancedLines, type Type } from './text-outline.ts';

/** A title as lines, and its font size in pixels. */
export interface TitleLines {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Returns the title in the largest size at which it takes at most three lines. Throws if it does not fit. */
export function titleLines(title: string, font: Font): TitleLines {
  const { size: largest, tracking, width } = shareTexts.title;
  const candidates = [largest, 76, 68, 60, 52].map((size) => {
    const type: Type = { font, size, tracking };
    return { size, lines: balancedLines(title, width, type) };
  });
  const fitting = candidates.find(({ lines }) => lines.length <= 3);
  if (!fitting) throw new Error(`'${title}' is too long for three lines.`);
  return fitting;
}
