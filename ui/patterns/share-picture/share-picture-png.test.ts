import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { tokens } from '../../tokens/build/tokens.ts';
import { shareTexts } from './share-picture.tsx';
import { type ShareText, sharePicturePng, sharePictureSvg } from './share-picture-png.tsx';
import { balancedLines, openFont, outlineOf, widthOf } from './text-outline.ts';
import { titleLines } from './title-lines.ts';

vi.setConfig({ testTimeout: 60_000 });

const texts = ['Certified Management Consultants', 'Code of Ethics'].map(
  (title): ShareText => ({
    name: 'Institute of Management Consultants',
    title,
    closing: 'Established 1979',
    seed: title,
  }),
);

test('an image has the size that every network shows uncropped, and is small enough for WhatsApp', async () => {
  for (const text of texts) {
    const png = await sharePicturePng(text);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.byteLength).toBeLessThan(100_000);
  }
});

test('an image uses only colours of the design tokens, has an institute blue ground and the page’s own tiles', async () => {
  const [first, second] = await Promise.all(texts.map(sharePictureSvg));
  const known = Object.values(tokens).map(({ value }) => String(value));
  const used = new Set(first?.match(/#[0-9a-f]{3,8}\b/gi));
  expect(used.size).toBeGreaterThan(6);
  for (const color of used) expect(known).toContain(color);
  // Letters must be shapes, because the renderer of the image has no fonts.
  expect(first).not.toMatch(/<text|var\(|undefined|NaN/);
  const ground = await sharp(await sharePicturePng(texts[0] as ShareText))
    .extract({ left: 4, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(`#${ground.subarray(0, 3).toString('hex')}`).toBe(tokens['color-surface-institute'].value);
  const tiles = (svg = '') => svg.match(/<path data-fields[^>]*>/g)?.join('');
  expect(tiles(first)).not.toBe(tiles(second));
});

test('a title of usual length fits next to the tiles; a longer one throws', async () => {
  const font = await openFont('newsreader', 420);
  const { tracking, width } = shareTexts.title;
  for (const title of ['FAQ', 'Certified Management Consultants of the Institute in Nigeria']) {
    const { lines, size } = titleLines(title, font);
    expect(lines.join(' ')).toBe(title);
    for (const line of lines)
      expect(widthOf(line, { font, size, tracking }), line).toBeLessThanOrEqual(width);
  }
  expect(() => titleLines('Consultants '.repeat(20).trim(), font)).toThrow('too long');
});

test('lines are balanced, and letters are positioned by the font’s metrics', async () => {
  const font = await openFont('public-sans', 400);
  const type = { font, size: 20 };
  const text = 'one two three four five six';
  const lines = balancedLines(text, widthOf(text, type) - 1, type);
  expect(lines).toHaveLength(2);
  const [first = 0, second = 0] = lines.map((line) => widthOf(line, type));
  expect(Math.abs(first - second)).toBeLessThan(widthOf('three', type) + 1);
  expect(balancedLines('unbreakable', 1, type)).toEqual(['unbreakable']);
  const letters = outlineOf('Ab', type);
  expect(letters).toHaveLength(2);
  for (const { path } of letters) expect(path).toMatch(/^M/);
  expect(letters[1]?.transform).toContain(`translate(${widthOf('A', type)} `);
});
