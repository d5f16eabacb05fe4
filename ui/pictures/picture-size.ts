/** Size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface PictureLimits {
  /** Maximum length of the longer side, in pixels, as long as the shorter side keeps `shorterSide`. */
  readonly side: number;
  /** Length below which the shorter side isn't shrunk, in pixels: the text of a tall screenshot stays legible. */
  readonly shorterSide: number;
  /** Maximum length of the longer side in any case, in pixels. */
  readonly longestSide: number;
  /** Maximum size of the file, in bytes. */
  readonly bytes: number;
}

type SizeLimits = Omit<PictureLimits, 'bytes'>;

const scaleBy = ({ width, height }: PictureSize, scale: number): PictureSize => {
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
};

/** Scales a size down to the limits. Never enlarges it, and no side becomes 0. */
export function fitWithin(size: PictureSize, { side, shorterSide, longestSide }: SizeLimits): PictureSize {
  const [shorter, longer] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  const scale = Math.max(side / longer, shorterSide / shorter);
  return scaleBy(size, Math.min(1, scale, longestSide / longer));
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

/** Returns the sizes and qualities to try, best first: lower quality before fewer pixels. A tall picture keeps its size. */
export function encodingAttempts(size: PictureSize, limits: SizeLimits): EncodingAttempt[] {
  const first = fitWithin(size, limits);
  const longer = Math.max(first.width, first.height);
  const isTall = longer > limits.side;
  const attempts: EncodingAttempt[] = [];
  for (
    let longest = longer;
    attempts.length === 0 || (!isTall && longest >= smallestSide);
    longest = Math.floor(longest * step)
  ) {
    const fitted = scaleBy(first, longest / longer);
    attempts.push(...qualities.map((quality) => ({ ...fitted, quality })));
  }
  return attempts;
}
