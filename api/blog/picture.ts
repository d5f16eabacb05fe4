export interface BlogImage {
  readonly url: string;
  /** Empty for decorative images. */
  readonly alt: string;
  /** Intrinsic size in pixels, if the service knows it. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface Picture {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Whether the service, hosted or embedded, can resize the image. */
const isSized = (url: string): boolean =>
  /^(https:\/\/cdn\.sanity\.io\/images\/|\/content\/images\/)/.test(url);

/** Whether the site's content security policy allows images from this URL. */
export const isPictureAddress = (url: string): boolean =>
  isSized(url) || /^https:\/\/cdn\.sanity\.io\//.test(url) || /^data:image\/[a-z+]+[;,]/.test(url);

/** Image widths to request, in pixels. */
export const pictureWidths = [160, 320, 480, 640, 800, 960, 1200, 1600] as const;

const sized = (url: string, query: string): string => `${url.split('?')[0]}?${query}&auto=format`;

/** In widths from `from` to `to` pixels, but never wider than the image. The browser picks one by layout width. */
export function pictureOf({ url, alt, width, height }: BlogImage, from: number, to: number): Picture {
  if (!isSized(url)) return { src: url, alt, width, height };
  const maxWidth = Math.min(to, width ?? to);
  const widths: number[] = pictureWidths.filter((step) => step >= from && step < maxWidth);
  widths.push(maxWidth);
  return {
    src: sized(url, `w=${widths.find((step) => step >= 640) ?? maxWidth}`),
    srcSet: widths.map((step) => `${sized(url, `w=${step}`)} ${step}w`).join(', '),
    alt,
    width,
    height,
  };
}

/** A crop in the proportions of a cover, for compact lists. */
export const thumbnailOf = ({ url }: BlogImage): string =>
  isSized(url) ? sized(url, 'w=160&h=96&fit=crop') : url;

/** Returns a 1200 × 630 crop for link previews, as JPEG because every client supports it. Undefined if the service cannot resize the image. */
export const previewOf = ({ url }: BlogImage): string | undefined =>
  isSized(url) ? `${url.split('?')[0]}?w=1200&h=630&fit=crop&fm=jpg` : undefined;
