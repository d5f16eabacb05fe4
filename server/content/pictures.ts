import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pictureWidths } from '@imc/api/blog';
import sharp, { type Sharp } from 'sharp';

/** What a picture is asked for in; `undefined` leaves it as it is. */
export interface PictureWish {
  readonly width?: number | undefined;
  /** Together with a width: cut to it, about the middle. */
  readonly height?: number | undefined;
  readonly format?: 'jpg' | 'png' | 'webp' | undefined;
}

/** A picture as it is sent. */
export interface SentPicture {
  readonly type: string;
  readonly bytes: Buffer;
  readonly etag: string;
}

/** The pictures of the embedded content service, in the sizes that pages ask for. */
export interface Pictures {
  /** A picture by its file name; undefined where there is none. */
  get(file: string, wish: PictureWish): Promise<SentPicture> | undefined;
}

const formats = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type Format = keyof typeof formats;

const formatOf = (file: string): Format | undefined => {
  const extension = extname(file).slice(1);
  return extension === 'jpg' || extension === 'png' || extension === 'webp' ? extension : undefined;
};

/** The only heights there are: a square thumbnail, and the preview of a message. */
const cuts = [
  { width: 160, height: 160 },
  { width: 1200, height: 630 },
] as const;

/** The size that is made for a wish, so that nobody can ask for endlessly many: a cut that there is, else the next step up. */
function sizeOf({ width, height }: PictureWish): { width?: number; height?: number } {
  if (width === undefined) return {};
  const cut = cuts.find((known) => known.width === width && known.height === height);
  if (cut) return cut;
  const step = pictureWidths.find((known) => known >= width);
  return step ? { width: step } : {};
}

/** Drawings are smaller with sharp edges kept, photographs without: whichever it is, the smaller one. */
async function smallestWebp(drawn: Sharp): Promise<Buffer> {
  const [one, other] = await Promise.all([
    drawn.clone().webp({ quality: 76, effort: 5 }).toBuffer(),
    drawn.clone().webp({ nearLossless: true, quality: 40, effort: 5 }).toBuffer(),
  ]);
  return one.length <= other.length ? one : other;
}

async function make(original: Buffer, wish: PictureWish, format: Format): Promise<SentPicture> {
  const { width, height } = sizeOf(wish);
  const drawn = sharp(original).resize({
    width,
    height,
    fit: 'cover',
    withoutEnlargement: height === undefined,
  });
  const bytes = await (format === 'webp'
    ? smallestWebp(drawn)
    : format === 'png'
      ? drawn.png({ palette: true }).toBuffer()
      : drawn.flatten({ background: '#fffdf9' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer());
  return {
    type: formats[format],
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
  };
}

/** Reads the pictures of a folder. A folder that is not there holds none. */
export async function readPictures(folder: string): Promise<Pictures> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const originals = new Map<string, Buffer>();
  for (const name of names) if (formatOf(name)) originals.set(name, await readFile(join(folder, name)));
  // Bounded by the pictures, the steps and the formats.
  const made = new Map<string, Promise<SentPicture>>();
  return {
    get: (file, wish) => {
      const original = originals.get(file);
      if (!original) return undefined;
      const format = wish.format ?? formatOf(file) ?? 'webp';
      const { width, height } = sizeOf(wish);
      const place = `${file} ${width} ${height} ${format}`;
      const known = made.get(place) ?? make(original, wish, format);
      made.set(place, known);
      // What failed is tried again.
      known.catch(() => made.delete(place));
      return known;
    },
  };
}
