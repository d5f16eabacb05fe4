import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

interface Bitmap {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** How two pictures differ. */
export interface Difference {
  readonly pixels: number;
  /** A WebP that shows where. */
  readonly picture: Buffer;
}

/** Decodes a picture onto a canvas of the given size at least; what it does not cover is empty. */
async function decode(file: Buffer, width: number, height: number): Promise<Bitmap> {
  const image = sharp(file);
  const own = await image.metadata();
  const { data, info } = await image
    .ensureAlpha()
    .extend({
      right: width - own.width,
      bottom: height - own.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Compares two pictures; undefined where they look the same. The edges of letters, which are smoothed, may differ. */
export async function compare(accepted: Buffer, taken: Buffer): Promise<Difference | undefined> {
  if (accepted.equals(taken)) return undefined;
  const [one, other] = await Promise.all([sharp(accepted).metadata(), sharp(taken).metadata()]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [before, after] = await Promise.all([decode(accepted, width, height), decode(taken, width, height)]);
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(before.data, after.data, data, width, height, { threshold: 0.1 });
  const sameSize = one.width === other.width && one.height === other.height;
  if (pixels === 0 && sameSize) return undefined;
  return {
    pixels,
    picture: await sharp(data, { raw: { width, height, channels: 4 } })
      .webp({ lossless: true })
      .toBuffer(),
  };
}
