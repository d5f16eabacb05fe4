/** Contrast of two colours according to WCAG 2.2, for tests and the Foundations pages. */

/** Parses `#rrggbb` or `rgba(r, g, b, a)`, the two formats of built tokens, into channels from 0 to 1. */
const channels = (colour: string): number[] =>
  colour.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    : (colour.match(/[\d.]+/g) ?? []).map((part, i) => Number(part) / (i < 3 ? 255 : 1));

/** Blends a colour with an opaque one below it. */
const flatten = ([r = 0, g = 0, b = 0, alpha = 1]: number[], below: number[]): number[] =>
  [r, g, b].map((channel, i) => channel * alpha + (below[i] ?? 0) * (1 - alpha));

const luminance = (rgb: number[]): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/**
 * Returns the contrast ratio, from 1 to 21, of two colours of built tokens. For a translucent ground, returns the lower ratio of black and
 * white behind it.
 */
export function contrast(ink: string, ground: string): number {
  return Math.min(
    ...[0, 1].map((behind) => {
      const below = flatten(channels(ground), [behind, behind, behind]);
      return ratio(luminance(flatten(channels(ink), below)), luminance(below));
    }),
  );
}
