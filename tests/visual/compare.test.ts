import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';

const [width, height] = [40, 20];

/** Grey, with the given red value in the pixel at 7, 3. */
const png = (value = 128, options: { compressionLevel?: number } = {}, size = { width, height }) => {
  const data = Buffer.alloc(size.width * size.height * 3, 128);
  data[(3 * size.width + 7) * 3] = value;
  return sharp(data, { raw: { ...size, channels: 3 } })
    .png(options)
    .toBuffer();
};

test('ignores the compression level', async () => {
  const [one, other] = [await png(128, { compressionLevel: 0 }), await png(128, { compressionLevel: 9 })];
  expect(one.equals(other)).toBe(false);
  expect(await compare(one, one)).toBeUndefined();
  expect(await compare(one, other)).toBeUndefined();
});

test('finds a single pixel that is one step darker', async () => {
  expect(await compare(await png(), await png(127))).toMatchObject({ pixels: 1, step: 1 });
});

test('marks differing pixels in red', async () => {
  const difference = await compare(await png(), await png(200));
  const { data } = await sharp(difference?.picture).raw().toBuffer({ resolveWithObject: true });
  const at = (3 * width + 7) * 4;
  expect([...data.subarray(at, at + 4)]).toEqual([204, 0, 51, 255]);
  expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
});

test('counts the additional row of a picture that is one pixel higher', async () => {
  const higher = await png(128, {}, { width, height: height + 1 });
  expect(await compare(await png(), higher)).toMatchObject({ pixels: width });
});
