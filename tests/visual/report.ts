/** The report that `npm run test:visual` writes and the page Review/Pictures shows. */

/** In the order of the report. */
export const kinds = ['failed', 'changed', 'new', 'removed'] as const;
export type Kind = (typeof kinds)[number];

/** Differs from the base. Its files are `before/NAME.png`, `after/NAME.png` and `difference/NAME.png`. */
export interface PictureResult {
  /** Story id, width and scheme. Also the name of the files. */
  readonly picture: string;
  readonly kind: Kind;
  readonly story: { readonly id: string; readonly title: string; readonly name: string };
  /** In px. */
  readonly width: number;
  readonly scheme: string;
  /** Hash of both pictures, for `accepted-differences.json`. */
  readonly pair: string;
  /** Why the difference is intended. */
  readonly note?: string;
  readonly error?: string;
  /** Number of differing pixels. */
  readonly pixels?: number;
  /** In a colour channel, 255 at most. */
  readonly step?: number;
  /** Changed modules of the story. Empty if the base has no module manifest. */
  readonly modules: readonly string[];
  /** Changed custom properties in its style sheets. */
  readonly tokens: readonly string[];
}

/** Content of `report.json`. */
export interface PictureReport {
  readonly base: { readonly commit: string; readonly reason: string };
  /** ISO time. */
  readonly takenAt: string;
  /** Number of compared stories. */
  readonly compared: number;
  /** Number of stories that were skipped: none of their modules changed. */
  readonly leftOut: number;
  /** Number of equal pictures. */
  readonly same: number;
  readonly results: readonly PictureResult[];
}

/** Visible label. */
export const labelOf = ({ story, width, scheme }: PictureResult): string =>
  `${story.title}: ${story.name}, ${width} px, ${scheme}`;
