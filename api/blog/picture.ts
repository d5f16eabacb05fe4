/** A picture of the content service. */
export interface BlogImage {
  readonly url: string;
  /** What it shows; empty where it only decorates. */
  readonly alt: string;
  /** Its own size in pixels, where the service knows it. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** What an `img` takes of a picture. */
export interface Picture {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Pictures that the service sends in the width that is asked for: the hosted one's, and the embedded one's. */
const isSized = (url: string): boolean =>
  /^(https:\/\/cdn\.sanity\.io\/images\/|\/content\/images\/)/.test(url);

/** Addresses that the site's policy lets a picture come from. */
export const isPictureAddress = (url: string): boolean =>
  isSized(url) || /^https:\/\/cdn\.sanity\.io\//.test(url) || /^data:image\/[a-z+]+[;,]/.test(url);

/** Widths in pixels that a picture is asked for in. */
export const pictureWidths = [160, 320, 480, 640, 800, 960, 1200, 1600] as const;

const sized = (url: string, query: string): string => `${url.split('?')[0]}?${query}&auto=format`;

/** A picture in the widths from `from` to `to`, never wider than it is. The browser picks by the room it has. */
export function pictureOf({ url, alt, width, height }: BlogImage, from: number, to: number): Picture {
  if (!isSized(url)) return { src: url, alt, width, height };
  const most = Math.min(to, width ?? to);
  const widths: number[] = pictureWidths.filter((step) => step >= from && step < most);
  widths.push(most);
  return {
    src: sized(url, `w=${widths.find((step) => step >= 640) ?? most}`),
    srcSet: widths.map((step) => `${sized(url, `w=${step}`)} ${step}w`).join(', '),
    alt,
    width,
    height,
  };
}

/** A square of the picture, for a narrow list. */
export const thumbnailOf = ({ url }: BlogImage): string =>
  isSized(url) ? sized(url, 'w=160&h=160&fit=crop') : url;

/** The picture as a preview of a message shows it: 1200 by 630, in a format that every reader knows. Undefined where it has no address of its own. */
export const previewOf = ({ url }: BlogImage): string | undefined =>
  isSized(url) ? `${url.split('?')[0]}?w=1200&h=630&fit=crop&fm=jpg` : undefined;
