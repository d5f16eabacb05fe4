/// <reference path="../../scripts/subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** How a text is set. */
export interface Type {
  readonly font: Font;
  /** Pixels. */
  readonly size: number;
  /** Space added after each letter, in em. Default 0. */
  readonly tracking?: number;
}

/** A family of `ui` at one weight. Its basic letters alone: what pages are called needs no others. */
export async function openFont(family: 'newsreader' | 'public-sans', weight: number): Promise<Font> {
  const packed = await readFile(require.resolve(`@imc/ui/fonts/${family}-basic.woff2`));
  const letters = String.fromCharCode(
    ...Array.from({ length: 95 }, (_, index) => 32 + index),
    0x2019,
    0x2013,
  );
  const plain = await subsetFont(packed, letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    keepFeatures: ['kern', 'liga', 'lnum'],
  });
  const bytes = new ArrayBuffer(plain.byteLength);
  new Uint8Array(bytes).set(plain);
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

/** Pixels that a line takes. */
export function widthOf(text: string, { font, size, tracking = 0 }: Type): number {
  const scale = size / font.face.upem;
  return glyphsOf(text, font).reduce((sum, { xAdvance = 0 }) => sum + xAdvance * scale + tracking * size, 0);
}

/** A line as shapes, each with the place of its own, from 0,0 at the beginning of its baseline. */
export function outlineOf(text: string, { font, size, tracking = 0 }: Type) {
  const scale = size / font.face.upem;
  let x = 0;
  return glyphsOf(text, font).map(({ id, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const place = { x: x + xOffset * scale, y: -yOffset * scale };
    x += xAdvance * scale + tracking * size;
    // Fonts count upwards, pictures downwards.
    return {
      path: font.glyphToPath(id),
      transform: `translate(${place.x} ${place.y})scale(${scale} ${-scale})`,
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

/** The text in as few lines as the width allows, all about as long. */
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
