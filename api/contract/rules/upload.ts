/** Limits of uploaded images (S-10.4, R-18, R-19). */
export const uploadLimits = {
  /** Maximum size of a file, in bytes: 5 MiB. */
  fileBytes: 5 * 1024 * 1024,
  /** Maximum size of the `data` part, in bytes: 64 KiB. */
  dataBytes: 64 * 1024,
  /** Maximum size of the request body, in bytes: 6 MiB. */
  bodyBytes: 6 * 1024 * 1024,
  /** Maximum number of pixels, checked from the header before decoding: 40 megapixels. */
  pixels: 40_000_000,
  /** Maximum length of a side, in pixels, checked from the header before decoding: long lines are slow to decode. */
  side: 12_000,
  /** Images that a member may upload per day in Lagos, whatever becomes of them. */
  filesPerDay: 20,
  /** Their size in bytes, as sent: 50 MiB. */
  bytesPerDay: 50 * 1024 * 1024,
} as const;

/** Accepted media types. The browser's file dialog filters by these. The server checks the file's content. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Undefined if the file can be sent. The server also checks the content. */
export function imageProblem(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!imageTypes.some((type) => type === file.type)) return uploadTexts.notAnImage;
  return file.size > uploadLimits.fileBytes ? uploadTexts.tooLarge : undefined;
}

/** Undefined if an image of this size is decoded. */
export function dimensionsProblem({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): string | undefined {
  if (width * height > uploadLimits.pixels) return uploadTexts.tooManyPixels;
  return Math.max(width, height) > uploadLimits.side ? uploadTexts.sideTooLong : undefined;
}

/** Number of bytes at the beginning of a file that `imageTypeOf` reads. */
export const imageHeadBytes = 16;

/** Returns the media type of an image by its first bytes. Undefined for anything but JPEG, PNG, WebP, HEIC and AVIF. */
export function imageTypeOf(head: Uint8Array): string | undefined {
  const text = String.fromCharCode(...head.subarray(0, imageHeadBytes));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  const brand = /^.{4}ftyp(heic|heix|hevc|heim|heis|mif1|msf1|avif|avis)/s.exec(text)?.[1];
  if (brand === undefined) return undefined;
  return brand.startsWith('avi') ? 'image/avif' : 'image/heic';
}

/**
 * Limits to which the site shrinks pictures before it sends them (UPL-2). `shorterSide`: keeps a tall screenshot legible. Bytes: arrive within a
 * minute at 50 kbit/s.
 */
export const proofPictureLimits = {
  side: 1600,
  shorterSide: 720,
  longestSide: uploadLimits.side,
  bytes: 280 * 1024,
} as const;

type NamedFile = Pick<File, 'name' | 'type' | 'size'>;

/** Phones often send no media type for HEIC, so the name counts too. */
const hasFormat = ({ name, type }: NamedFile, types: RegExp, names: RegExp) =>
  types.test(type) || names.test(name);

/** Returns how to proceed with a file whose format is not accepted but common for receipts: a PDF. Undefined for any other file. */
export const documentProblem = (file: NamedFile): string | undefined =>
  hasFormat(file, /^application\/pdf$/i, /\.pdf$/i) ? uploadTexts.pdf : undefined;

/** Returns why a file can't be a photo, by its name and type, or undefined if it may be one: the browser makes large ones smaller. */
export const photoProblem = (file: NamedFile): string | undefined =>
  file.type === '' || file.type.startsWith('image/') ? undefined : uploadTexts.notAnImage;

/** Returns why a picture that the browser could not shrink can't be sent as it is, or undefined if it can. */
export const unshrunkProblem = (file: NamedFile): string | undefined =>
  hasFormat(file, /^image\/hei[cf]/i, /\.hei[cf]$/i) ? uploadTexts.heic : imageProblem(file);

/** The problem and how to fix it. */
export const uploadTexts = {
  tooLarge:
    'The image is larger than 5 MB. Please choose a smaller one, or take the picture again at a lower resolution.',
  notAnImage:
    'The file is not a JPEG, PNG or WebP image. Please upload a photograph or screenshot in one of these formats.',
  heic: "This picture is in the HEIC format, which this browser can't open. Take a screenshot of it and choose the screenshot, or set your camera to 'Most compatible' (on an iPhone: Settings, Camera, Formats) and take it again.",
  pdf: 'Proof of payment must be an image, and this is a PDF. Open it, take a screenshot that shows the amount, the date and the reference, and choose the screenshot.',
  broken: 'The image could not be read to its end. Please take or export it again and upload the new file.',
  tooManyPixels: 'The image has more than 40 megapixels. Please choose a smaller one.',
  sideTooLong:
    'A side of the image is longer than 12,000 pixels. Please send the part that shows the payment.',
  missing: 'No image was sent. Please choose one and try again.',
  dailyLimit:
    'You can upload at most 20 images, 50 MB in all, per day. This image was not stored. Please upload it tomorrow.',
  requestTooLarge: 'The form and its image are larger than 6 MB together. Please choose a smaller image.',
} as const;
