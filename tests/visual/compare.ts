import sharp from 'sharp';

export interface Difference {
  readonly pixels: number;
  /** In any colour channel, from 0 to 255. */
  readonly step: number;
  /** Differing pixels in red on transparent, in the size that fits both pictures. */
  readonly picture: Buffer;
}

/** One number per pixel. */
interface Bitmap {
  readonly pixels: Uint32Array;
  readonly width: number;
  readonly height: number;
}

async function decode(png: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const bytes = new Uint8Array(data);
  return { pixels: new Uint32Array(bytes.buffer), width: info.width, height: info.height };
}

/** Outside of a picture. No pixel of an opaque picture has this value. */
const outside = 0;
const red = 0xff_33_00_cc;

const stepBetween = (one: number, other: number): number =>
  Math.max(...[0, 8, 16, 24].map((at) => Math.abs(((one >>> at) & 255) - ((other >>> at) & 255))));

/** Undefined if the PNGs are equal. No tolerance: one browser on one machine renders a page the same way each time (docs/decisions/0023). */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const [one, other] = await Promise.all([decode(before), decode(after)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const marked = new Uint32Array(width * height);
  const at = ({ pixels, width, height }: Bitmap, x: number, y: number): number =>
    x < width && y < height ? (pixels[y * width + x] ?? outside) : outside;
  let count = 0;
  let step = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const old = at(one, x, y);
      const now = at(other, x, y);
      if (old === now) continue;
      count += 1;
      step = Math.max(step, stepBetween(old, now));
      marked[y * width + x] = red;
    }
  }
  if (count === 0) return undefined;
  const picture = await sharp(Buffer.from(marked.buffer), { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
  return { pixels: count, step, picture };
}
