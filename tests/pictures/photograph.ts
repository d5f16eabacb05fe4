/** Like a phone's: with camera name, time and location in their metadata. Deterministic for a seed. */
import sharp from 'sharp';

export interface PhotographOptions {
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'jpeg' | 'png' | 'webp';
  /** Different seeds give different pictures. Default 1. */
  readonly seed?: number;
  /** Noise, 1 to 255. More of it makes a larger file, also after shrinking. Default 24. */
  readonly grain?: number;
}

/** In the metadata. Uploads must remove them. */
export const hiddenWords = ['SampleCam 7', 'Canary of Yaba'] as const;

/** Compress like a photograph: gradients with noise. */
function pixels(width: number, height: number, seed: number, strength: number): Buffer {
  const data = Buffer.allocUnsafe(width * height * 3);
  let state = seed >>> 0 || 1;
  for (let index = 0; index < width * height; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const grain = (state >>> 24) % strength;
    const across = (index % width) / width;
    const down = Math.floor(index / width) / height;
    data[index * 3] = 60 + across * 120 + grain;
    data[index * 3 + 1] = 80 + down * 100 + grain;
    data[index * 3 + 2] = 110 + across * down * 90 + grain;
  }
  return data;
}

/** With EXIF data including a location. */
export async function photograph({
  width = 800,
  height = 600,
  format = 'jpeg',
  seed = 1,
  grain = 24,
}: PhotographOptions = {}): Promise<Buffer<ArrayBuffer>> {
  const picture = sharp(pixels(width, height, seed, grain), { raw: { width, height, channels: 3 } }).withExif(
    {
      IFD0: { Make: 'Sample', Model: hiddenWords[0], ImageDescription: hiddenWords[1] },
      IFD2: { DateTimeOriginal: '2026:05:04 09:12:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '6/1 30/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '3/1 22/1 0/1',
      },
    },
  );
  const bytes = await picture.toFormat(format, format === 'png' ? {} : { quality: 82 }).toBuffer();
  return Buffer.from(bytes);
}

const types = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

export async function photographFile(name = 'receipt.jpg', options: PhotographOptions = {}): Promise<File> {
  return new File([await photograph(options)], name, { type: types[options.format ?? 'jpeg'] });
}
