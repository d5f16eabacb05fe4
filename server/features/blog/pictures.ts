import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pictureWidths } from '@imc/api/blog';
import type { Sharp } from 'sharp';
import { loadSharp } from '../../shared/load-sharp.ts';

/** Undefined properties keep the original. */
export interface PictureOptions {
  readonly width?: number | undefined;
  /** With a width: crops the image to this size from its centre. */
  readonly height?: number | undefined;
  readonly format?: 'jpg' | 'png' | 'webp' | undefined;
}

export interface EncodedPicture {
  readonly type: string;
  readonly bytes: Buffer;
  readonly etag: string;
}

/** In the sizes that pages request. */
export interface Pictures {
  /** Undefined if there is none. */
  get(file: string, options: PictureOptions): Promise<EncodedPicture> | undefined;
}

const formats = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type Format = keyof typeof formats;

const formatOf = (file: string): Format | undefined => {
  const extension = extname(file).slice(1);
  return extension === 'jpg' || extension === 'png' || extension === 'webp' ? extension : undefined;
};

/** A thumbnail, and the image of a link preview. */
const crops = [
  { width: 160, height: 96 },
  { width: 1200, height: 630 },
] as const;

/** A supported crop, or else the next larger width, which limits the number of variants. */
function sizeOf({ width, height }: PictureOptions): { width?: number; height?: number } {
  if (width === undefined) return {};
  const crop = crops.find((candidate) => candidate.width === width && candidate.height === height);
  if (crop) return crop;
  const step = pictureWidths.find((candidate) => candidate >= width);
  return step ? { width: step } : {};
}

/** Encodes in two ways and returns the smaller result. Near-lossless is smaller for drawings, lossy for photographs. */
async function smallestWebp(resized: Sharp): Promise<Buffer> {
  const [lossy, nearLossless] = await Promise.all([
    resized.clone().webp({ quality: 76, effort: 5 }).toBuffer(),
    resized.clone().webp({ nearLossless: true, quality: 40, effort: 5 }).toBuffer(),
  ]);
  return lossy.length <= nearLossless.length ? lossy : nearLossless;
}

async function encode(original: Buffer, options: PictureOptions, format: Format): Promise<EncodedPicture> {
  const { width, height } = sizeOf(options);
  const sharp = await loadSharp();
  const resized = sharp(original).resize({
    width,
    height,
    fit: 'cover',
    withoutEnlargement: height === undefined,
  });
  const bytes = await (format === 'webp'
    ? smallestWebp(resized)
    : format === 'png'
      ? resized.png({ palette: true }).toBuffer()
      : resized.flatten({ background: '#fffdf9' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer());
  return {
    type: formats[format],
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
  };
}

/** Empty if the folder is missing. */
export async function readPictures(folder: string): Promise<Pictures> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const originals = new Map<string, Buffer>();
  for (const name of names) if (formatOf(name)) originals.set(name, await readFile(join(folder, name)));
  // The number of images, widths and formats limits its size.
  const variants = new Map<string, Promise<EncodedPicture>>();
  return {
    get: (file, options) => {
      const original = originals.get(file);
      if (!original) return undefined;
      const format = options.format ?? formatOf(file) ?? 'webp';
      const { width, height } = sizeOf(options);
      const key = `${file} ${width} ${height} ${format}`;
      const variant = variants.get(key) ?? encode(original, options, format);
      variants.set(key, variant);
      // Retry failed variants.
      variant.catch(() => variants.delete(key));
      return variant;
    },
  };
}
