import { uploadLimits, uploadTexts } from '@imc/api/contract';
import sharp, { type Sharp } from 'sharp';
import { createFairQueue } from '../fair-queue.ts';
import { RefusalError } from '../refusal-error.ts';

/** A picture written anew by the server. */
export interface Picture {
  readonly bytes: Buffer;
  readonly extension: 'jpg' | 'png' | 'webp';
}

// Pictures are decoded once; keeping their pixels would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

/** 40 megapixels decoded are 160 MB: one at a time. */
const queue = createFairQueue({ concurrency: 1, maxWaiting: 50 });

const startsWith = (bytes: Buffer, ...values: number[]): boolean =>
  values.every((value, index) => bytes[index] === value);

/** The kind by the first bytes; undefined for everything that is not taken. Whether it really is one, only decoding tells. */
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

const broken = (cause: unknown): RefusalError => {
  const refusal = new RefusalError(422, uploadTexts.broken);
  refusal.cause = cause;
  return refusal;
};

/**
 * Decodes an uploaded picture to its last pixel and writes it anew: upright, without EXIF, GPS, or anything behind its end
 * . 415 where it is no JPEG, PNG or WebP by content, 413 beyond 40 megapixels by its header, 422 where it is broken.
 */
export async function renewPicture(bytes: Buffer, client: string): Promise<Picture> {
  const extension = kindOf(bytes);
  if (!extension) throw new RefusalError(415, uploadTexts.notAnImage);
  return queue(client, async () => {
    const source = { failOn: 'error', limitInputPixels: uploadLimits.pixels } as const;
    const { width, height } = await sharp(bytes, { ...source, limitInputPixels: false })
      .metadata()
      .catch((cause: unknown) => {
        throw broken(cause);
      });
    if (width * height > uploadLimits.pixels) throw new RefusalError(413, uploadTexts.tooManyPixels);
    try {
      return { extension, bytes: await encoders[extension](sharp(bytes, source).autoOrient()).toBuffer() };
    } catch (cause) {
      throw broken(cause);
    }
  });
}
