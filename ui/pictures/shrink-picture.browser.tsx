import { expect, test } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

const limits = { side: 1600, shorterSide: 720, longestSide: 12_000, bytes: 280 * 1024 };
const accepted = ['image/jpeg', 'image/png', 'image/webp'];

/** Draws a picture like a photograph: shapes with grain, in blocks so that it compresses like one. */
async function photograph(
  width: number,
  height: number,
  { type = 'image/jpeg', quality = 0.9, grain = 1 }: { type?: string; quality?: number; grain?: number } = {},
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, '#5b7fb0');
  gradient.addColorStop(1, '#e8dcc0');
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  const tile = context.createImageData(256, 256);
  let state = 7;
  for (let index = 0; index < tile.data.length; index += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    tile.data.fill(state >>> 24, index, index + 3);
    tile.data[index + 3] = 26 * grain;
  }
  const noise = new OffscreenCanvas(256, 256);
  (noise.getContext('2d') as OffscreenCanvasRenderingContext2D).putImageData(tile, 0, 0);
  for (let x = 0; x < width; x += 256) for (let y = 0; y < height; y += 256) context.drawImage(noise, x, y);
  context.fillStyle = '#0c1b33';
  context.font = `${Math.round(width / 30)}px sans-serif`;
  for (let line = 1; line < 20; line++)
    context.fillText('Transfer IMC-APP-302 ₦35,000', width / 12, (height / 20) * line);
  return new File([await canvas.convertToBlob({ type, quality })], 'IMG_2044.jpeg', { type });
}

const sizeOf = async (file: Blob) => {
  const bitmap = await createImageBitmap(file);
  const size = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  return size;
};

const shrink = async (file: File) => {
  const outcome = await shrinkPicture(file, limits, accepted);
  if (outcome.status !== 'shrunk') throw new Error(outcome.status);
  return outcome.file;
};

test('a photograph of 4 MB and 4000×3000 comes out at 1600 pixels and at most 320 KB', async () => {
  const original = await photograph(4000, 3000, { quality: 0.93 });
  expect(original.size).toBeGreaterThan(3.5 * 1024 * 1024);
  const file = await shrink(original);
  expect(file.size).toBeLessThanOrEqual(320 * 1024);
  expect(file.type).toBe('image/jpeg');
  expect(file.name).toBe('IMG_2044.jpg');
  const { width, height } = await sizeOf(file);
  expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
  expect(Math.max(width, height)).toBeGreaterThan(1000);
  expect(width / height).toBeCloseTo(4 / 3, 2);
}, 30_000);

test('even noise is made small enough to send', async () => {
  const file = await shrink(await photograph(3000, 2000, { grain: 9 }));
  expect(file.size).toBeLessThanOrEqual(limits.bytes);
}, 30_000);

test('a picture that is small enough stays as it is', async () => {
  const file = await photograph(800, 600, { quality: 0.5 });
  expect(file.size).toBeLessThan(limits.bytes);
  expect(await shrinkPicture(file, limits, accepted)).toEqual({ status: 'unchanged' });
});

test('a picture is never made larger', async () => {
  const canvas = new OffscreenCanvas(2400, 1200);
  (canvas.getContext('2d') as OffscreenCanvasRenderingContext2D).fillRect(0, 0, 2400, 1200);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.1 });
  const file = new File([blob], 'flat.webp', { type: 'image/webp' });
  expect(await shrinkPicture(file, limits, accepted)).toEqual({ status: 'unchanged' });
});

test('transparent parts become white', async () => {
  const canvas = new OffscreenCanvas(2000, 1000);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const noise = context.createImageData(1000, 1000);
  for (let index = 0; index < noise.data.length; index++) noise.data[index] = (index * 2_654_435_761) >>> 24;
  context.putImageData(noise, 0, 0);
  const file = await shrink(new File([await canvas.convertToBlob()], 'screen.png', { type: 'image/png' }));
  const bitmap = await createImageBitmap(file);
  const target = new OffscreenCanvas(bitmap.width, bitmap.height).getContext(
    '2d',
  ) as OffscreenCanvasRenderingContext2D;
  target.drawImage(bitmap, 0, 0);
  const [red = 0, green = 0, blue = 0] = target.getImageData(bitmap.width - 20, 20, 1, 1).data;
  for (const value of [red, green, blue]) expect(value).toBeGreaterThan(245);
});

/** Adds an EXIF block to a JPEG that says how the camera was held. */
async function turned(file: File, orientation: number): Promise<File> {
  const jpeg = new Uint8Array(await file.arrayBuffer());
  const exif = new Uint8Array([
    0xff,
    0xe1,
    0,
    34,
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  return new File([jpeg.subarray(0, 2), exif, jpeg.subarray(2)], file.name, { type: file.type });
}

test('a picture that was taken on its side comes out upright', async () => {
  const { width, height } = await sizeOf(await shrink(await turned(await photograph(2400, 1200), 6)));
  expect([width, height]).toEqual([800, 1600]);
});

test('a file that the browser can’t decode is reported', async () => {
  for (const bytes of ['%PDF-1.7', '', 'ftypheic']) {
    const file = new File([bytes], 'a.heic', { type: 'image/heic' });
    expect(await shrinkPicture(file, limits, accepted)).toEqual({ status: 'undecodable' });
  }
});

test('cancelling rejects', async () => {
  const cancel = new AbortController();
  const outcome = shrinkPicture(await photograph(3000, 2000), limits, accepted, cancel.signal);
  cancel.abort(new Error('cancelled'));
  await expect(outcome).rejects.toThrow('cancelled');
});
