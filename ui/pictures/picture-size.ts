/** Size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Limits that a picture is shrunk to. */
export interface PictureLimits {
  /** Maximum length of the longer side, in pixels. */
  readonly side: number;
  /** Maximum size of the file, in bytes. */
  readonly bytes: number;
}

/** Scales a size down so that its longer side has at most `side` pixels. Never enlarges it, and no side becomes 0. */
export function fitWithin({ width, height }: PictureSize, side: number): PictureSize {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** JPEG qualities to try. Text in a receipt stays legible down to the last one. */
const qualities = [0.82, 0.7, 0.58, 0.46] as const;
/** Factor between two sizes to try, and the smallest side at which trying ends, in pixels. */
const step = 0.8;
const smallestSide = 400;

/** A size and JPEG quality to try. */
export interface EncodingAttempt extends PictureSize {
  readonly quality: number;
}

/** Returns the sizes and qualities to try, best first: lower quality before fewer pixels. */
export function encodingAttempts(size: PictureSize, side: number): EncodingAttempt[] {
  const first = fitWithin(size, side);
  const attempts: EncodingAttempt[] = [];
  for (
    let longest = Math.max(first.width, first.height);
    attempts.length === 0 || longest >= smallestSide;
    longest = Math.floor(longest * step)
  ) {
    const fitted = fitWithin(size, longest);
    attempts.push(...qualities.map((quality) => ({ ...fitted, quality })));
  }
  return attempts;
}
