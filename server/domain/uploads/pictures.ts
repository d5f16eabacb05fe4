import { uploadLimits, uploadTexts } from '@imc/api/contract';
import sharp, { type Sharp } from 'sharp';
import { createFairQueue } from '../fair-queue.ts';
import { RefusalError } from '../refusal-error.ts';

/** An image that the server has re-encoded. */
export interface Picture {
  readonly bytes: Buffer;
  readonly extension: 'jpg' | 'png' | 'webp';
}

// Each image is decoded only once, so caching its pixels would waste memory.
sharp.cache(false);
sharp.concurrency(1);

/** Decodes one image at a time, since 40 megapixels take 160 MB. */
const queue = createFairQueue({ concurrency: 1, maxWaiting: 50 });

const startsWith = (bytes: Buffer, ...values: number[]): boolean =>
  values.every((value, index) => bytes[index] === value);

/** Detects the format by the first bytes. Undefined for unsupported formats. Only decoding verifies the format. */
function kindOf(bytes: Buffer): Picture['extension'] | undefined {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  const webp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return webp ? 'webp' : undefined;
}

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
 * Decodes an uploaded image completely and re-encodes it upright, without EXIF, GPS or trailing data. Throws a 415 if its content is not
 * JPEG, PNG or WebP, a 413 if its header has more than 40 megapixels, and a 422 if it is corrupt.
 */
export async function reencodePicture(bytes: Buffer, client: string): Promise<Picture> {
  const extension = kindOf(bytes);
  if (!extension) throw new RefusalError(415, uploadTexts.notAnImage);
  return queue(client, async () => {
    const source = { failOn: 'error', limitInputPixels: uploadLimits.pixels } as const;
    const { width, height } = await sharp(bytes, { ...source, limitInputPixels: false })
      .metadata()
      .catch((cause: unknown) => {
        throw corruptImage(cause);
      });
    if (width * height > uploadLimits.pixels) throw new RefusalError(413, uploadTexts.tooManyPixels);
    try {
      return { extension, bytes: await encoders[extension](sharp(bytes, source).autoOrient()).toBuffer() };
    } catch (cause) {
      throw corruptImage(cause);
    }
  });
}

/** The picture's brightness in few columns and rows, one byte each, row by row. For a picture that `reencodePicture` returned. */
export const brightnessGrid = (
  bytes: Buffer,
  width: number,
  height: number,
  client: string,
): Promise<Buffer> =>
  queue(client, () => sharp(bytes).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer());
