declare module 'subset-font' {
  /** Cuts a font to the characters of a text. */
  // biome-ignore lint/style/noDefaultExport: so it exports.
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      /** OpenType features kept beside those that every script needs. */
      keepFeatures?: readonly string[];
      noHinting?: boolean;
      variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    },
  ): Promise<Buffer>;
}
