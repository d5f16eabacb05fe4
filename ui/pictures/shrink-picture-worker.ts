/// <reference lib="dom" />
import { encodingAttempts, fitWithin, type PictureLimits } from './picture-size.ts';

export interface ShrinkRequest {
  readonly file: Blob;
  readonly limits: PictureLimits;
  /** Whether the file may stay as it is if it is small enough: its format is accepted. */
  readonly mayStay: boolean;
}

/** The smaller JPEG, or why there is none: the file is small enough, or the browser can't decode it. */
export type ShrinkAnswer = Blob | 'unchanged' | 'undecodable';

/** Draws the picture in a smaller size on white, since JPEG has no transparency, and encodes it. */
async function encode(
  bitmap: ImageBitmap,
  { width, height, quality }: { width: number; height: number; quality: number },
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

async function shrink({ file, limits, mayStay }: ShrinkRequest): Promise<ShrinkAnswer> {
  let bitmap: ImageBitmap;
  try {
    // Upright by its EXIF data.
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return 'undecodable';
  }
  try {
    const fitted = fitWithin(bitmap, limits);
    const fits =
      fitted.width === bitmap.width && fitted.height === bitmap.height && file.size <= limits.bytes;
    if (mayStay && fits) return 'unchanged';
    let smallest: Blob | undefined;
    for (const attempt of encodingAttempts(bitmap, limits)) {
      const encoded = await encode(bitmap, attempt);
      if (!smallest || encoded.size < smallest.size) smallest = encoded;
      if (encoded.size <= limits.bytes) break;
    }
    if (!smallest) return 'undecodable';
    return mayStay && smallest.size >= file.size ? 'unchanged' : smallest;
  } finally {
    bitmap.close();
  }
}

addEventListener('message', async ({ data }: MessageEvent<ShrinkRequest>) => {
  let answer: ShrinkAnswer;
  try {
    answer = await shrink(data);
  } catch {
    // Out of memory, or a canvas that the device can't create.
    answer = 'undecodable';
  }
  postMessage(answer);
});
