/** Encodes a text as a part of a URL. Half a character, as is left when an emoji is cut in two, becomes U+FFFD instead of an error. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
