import { uploadLimits, uploadTexts } from '@imc/api/contract';
import { RefusalError } from './refusal-error.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The result of reading a file: the size of the image, or the reason why it is not accepted. */
type Inspection = Size | 'broken' | 'not-an-image';

const startsWith = (bytes: Uint8Array, at: number, ...wanted: number[]): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);

const ascii = (bytes: Uint8Array, at: number, text: string): boolean =>
  startsWith(bytes, at, ...[...text].map((letter) => letter.charCodeAt(0)));

/** Reads the segments up to the image data, then looks for its end. */
function readJpeg(bytes: Uint8Array, view: DataView): Inspection {
  let size: Size | undefined;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return 'broken';
    const marker = bytes[at + 1] ?? 0;
    const length = view.getUint16(at + 2);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && at + 9 <= bytes.length) {
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (marker === 0xda) {
      const rest = bytes.subarray(at + 2 + length);
      const isComplete = rest.some((byte, index) => byte === 0xff && rest[index + 1] === 0xd9);
      return size && isComplete ? size : 'broken';
    }
    at += 2 + length;
  }
  return 'broken';
}

/** Reads the chunks up to the last one. */
function readPng(bytes: Uint8Array, view: DataView): Inspection {
  if (bytes.length < 33) return 'broken';
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let at = 8;
  while (at + 12 <= bytes.length) {
    if (ascii(bytes, at + 4, 'IEND')) return size;
    at += 12 + view.getUint32(at);
  }
  return 'broken';
}

const uint24 = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);

/** Reads the size from the first chunk, which has one of three formats. */
function readWebp(bytes: Uint8Array, view: DataView): Inspection {
  if (bytes.length < 30 || view.getUint32(4, true) > bytes.length - 8) return 'broken';
  if (ascii(bytes, 12, 'VP8X')) return { width: uint24(bytes, 24) + 1, height: uint24(bytes, 27) + 1 };
  if (ascii(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

function inspect(bytes: Uint8Array<ArrayBuffer>): Inspection {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return readJpeg(bytes, view);
  if (startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return readPng(bytes, view);
  if (ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP')) return readWebp(bytes, view);
  return 'not-an-image';
}

/**
 * Validates an uploaded file by its content: throws a 413 for a file that is too large or has too many pixels, a 415 for anything but JPEG, PNG and
 * WebP, and a 422 for a broken file. The server decodes every pixel; this only reads the structure, which is enough to detect truncated files.
 */
export async function validateImage(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > uploadLimits.fileBytes) throw new RefusalError(413, uploadTexts.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const inspection = inspect(bytes);
  if (inspection === 'not-an-image') throw new RefusalError(415, uploadTexts.notAnImage);
  if (inspection === 'broken') throw new RefusalError(422, uploadTexts.broken);
  if (inspection.width * inspection.height > uploadLimits.pixels)
    throw new RefusalError(413, uploadTexts.tooManyPixels);
  return bytes;
}
