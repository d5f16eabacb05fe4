/** What an uploaded image may be (S-10.4, R-18, R-19). */
export const uploadLimits = {
  /** Bytes of one file: 5 MiB. */
  fileBytes: 5 * 1024 * 1024,
  /** Bytes of the `data` part: 64 KiB. */
  dataBytes: 64 * 1024,
  /** Bytes of the whole request body: 6 MiB. */
  bodyBytes: 6 * 1024 * 1024,
  /** Pixels, read from the header before anything is decoded: 40 megapixels. */
  pixels: 40_000_000,
} as const;

/** Media types of the images that are taken. The server judges by content, the browser offers by these. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Why a chosen file can't be sent as a picture; undefined where it can. The server judges again, by content. */
export function imageProblem(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!imageTypes.some((type) => type === file.type)) return uploadTexts.notAnImage;
  return file.size > uploadLimits.fileBytes ? uploadTexts.tooLarge : undefined;
}

/** What is wrong with an upload and what to do about it. */
export const uploadTexts = {
  tooLarge:
    'The image is larger than 5 MB. Please choose a smaller one, or take the picture again at a lower resolution.',
  notAnImage:
    'The file is not a JPEG, PNG or WebP image. Please upload a photograph or screenshot in one of these formats.',
  broken: 'The image could not be read to its end. Please take or export it again and upload the new file.',
  tooManyPixels: 'The image has more than 40 megapixels. Please choose a smaller one.',
  missing: 'No image was sent. Please choose one and try again.',
  requestTooLarge: 'The form and its image are larger than 6 MB together. Please choose a smaller image.',
} as const;
