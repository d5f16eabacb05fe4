/// <reference path="../../scripts/subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

export interface Type {
  readonly font: Font;
  /** Font size in pixels. */
  readonly size: number;
  /** Letter spacing in em. Default 0. */
  readonly tracking?: number;
}

/** Opens one of the library's font families at a single weight, with its basic letters only, because page titles need no others. */
export async function openFont(family: 'newsreader' | 'public-sans', weight: number): Promise<Font> {
  const compressed = await readFile(require.resolve(`@imc/ui/fonts/${family}-basic.woff2`));
  const letters = String.fromCharCode(
    ...Array.from({ length: 95 }, (_, index) => 32 + index),
    0x2019,
    0x2013,
  );
  const sfnt = await subsetFont(compressed, letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    keepFeatures: ['kern', 'liga', 'lnum'],
  });
  const bytes = new ArrayBuffer(sfnt.byteLength);
  new Uint8Array(bytes).set(sfnt);
  return new Font(new Face(new Blob(bytes)));
}

function glyphsOf(text: string, font: Font) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: id }, index) => ({ id, ...positions[index] }));
}

/** Returns the width of a line in pixels. */
export function widthOf(text: string, { font, size, tracking = 0 }: Type): number {
  const scale = size / font.face.upem;
  return glyphsOf(text, font).reduce((sum, { xAdvance = 0 }) => sum + xAdvance * scale + tracking * size, 0);
}

/** Returns a line as shapes, each with its own transform. The baseline starts at 0,0. */
export function outlineOf(text: string, { font, size, tracking = 0 }: Type) {
  const scale = size / font.face.upem;
  let x = 0;
  return glyphsOf(text, font).map(({ id, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const position = { x: x + xOffset * scale, y: -yOffset * scale };
    x += xAdvance * scale + tracking * size;
    // The y axis points up in fonts and down in SVG.
    return {
      path: font.glyphToPath(id),
      transform: `translate(${position.x} ${position.y})scale(${scale} ${-scale})`,
    };
  });
}

function wrap(words: readonly string[], width: number, type: Type): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, type) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Wraps a text into as few lines as the width allows, all of similar length. */
export function balancedLines(text: string, width: number, type: Type): string[] {
  const words = text.split(' ');
  let lines = wrap(words, width, type);
  for (let narrower = width - 8; narrower > 0; narrower -= 8) {
    const next = wrap(words, narrower, type);
    if (next.length > lines.length || next.some((line) => widthOf(line, type) > narrower)) break;
    lines = next;
  }
  return lines;
}
