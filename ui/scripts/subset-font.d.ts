declare module 'subset-font' {
  /** Subsets a font to the characters of a text. */
  // biome-ignore lint/style/noDefaultExport: the package has a default export.
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      /** OpenType features to keep in addition to the default ones. */
      keepFeatures?: readonly string[];
      noHinting?: boolean;
      variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    },
  ): Promise<Buffer>;
}
