import { dimensionsProblem, imageTypeOf, uploadLimits, uploadTexts } from '@imc/api/contract';
import type { Sharp } from 'sharp';
import { createFairQueue } from '../../shared/fair-queue.ts';
import { loadSharp } from '../../shared/load-sharp.ts';
import { RefusalError } from '../../shared/refusal-error.ts';

/** Re-encoded by the server. */
export interface Picture {
  readonly bytes: Buffer;
  readonly extension: 'jpg' | 'png' | 'webp';
}

/** One at a time, since 40 megapixels take 160 MB. */
const queue = createFairQueue({ concurrency: 1, maxWaiting: 50 });

/** In seconds. 40 megapixels take about two. */
const decodingTimeout = 20;

const extensions: Readonly<Record<string, Picture['extension']>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const encoders = {
  jpg: (image: Sharp) => image.jpeg({ quality: 86, mozjpeg: false }),
  png: (image: Sharp) => image.png({ compressionLevel: 6 }),
  webp: (image: Sharp) => image.webp({ quality: 86 }),
} as const;

const corruptImage = (cause: unknown): RefusalError => {
  const refusal = new RefusalError(422, uploadTexts.broken);
  refusal.cause = cause;
  return refusal;
};

/**
 * Decodes an image completely and re-encodes it upright, without EXIF, GPS or trailing data. Throws a 415 if it is not JPEG, PNG or WebP,
 * a 413 for more than 40 megapixels or a side over 12,000 pixels, and a 422 if it is corrupt.
 */
export async function reencodePicture(bytes: Buffer, client: string): Promise<Picture> {
  // Only decoding verifies the format.
  const extension = extensions[imageTypeOf(bytes) ?? ''];
  if (!extension) throw new RefusalError(415, uploadTexts.notAnImage);
  return queue(client, async () => {
    const sharp = await loadSharp();
    const source = { failOn: 'error', limitInputPixels: uploadLimits.pixels } as const;
    const header = await sharp(bytes, { ...source, limitInputPixels: false })
      .metadata()
      .catch((cause: unknown) => {
        throw corruptImage(cause);
      });
    const problem = dimensionsProblem(header);
    if (problem) throw new RefusalError(413, problem);
    try {
      const image = sharp(bytes, source).timeout({ seconds: decodingTimeout }).autoOrient();
      return { extension, bytes: await encoders[extension](image).toBuffer() };
    } catch (cause) {
      throw corruptImage(cause);
    }
  });
}

/** In few columns and rows, one byte each, row by row. For a picture by `reencodePicture`. */
export const brightnessGrid = (
  bytes: Buffer,
  width: number,
  height: number,
  client: string,
): Promise<Buffer> =>
  queue(client, async () => {
    const sharp = await loadSharp();
    return sharp(bytes).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
  });
