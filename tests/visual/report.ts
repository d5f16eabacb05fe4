/** The report that `npm run test:visual` writes and the page Review/Pictures shows. */

/** Why a picture is in the report, in the order of the report. */
export const kinds = ['failed', 'changed', 'new', 'removed'] as const;
export type Kind = (typeof kinds)[number];

/** Picture that differs from the base. Its files are `before/NAME.png`, `after/NAME.png` and `difference/NAME.png`. */
export interface PictureResult {
  /** Name from the story id, width and scheme. Also the name of the files. */
  readonly picture: string;
  readonly kind: Kind;
  readonly story: { readonly id: string; readonly title: string; readonly name: string };
  /** Width of the window, in px. */
  readonly width: number;
  readonly scheme: string;
  /** Hash of both pictures, for `accepted-differences.json`. */
  readonly pair: string;
  /** Why the difference is meant. */
  readonly note?: string;
  /** Message of the error that the story threw. */
  readonly error?: string;
  /** Number of pixels that differ. */
  readonly pixels?: number;
  /** Greatest difference of a colour channel, 255 at most. */
  readonly step?: number;
  /** Paths of the changed modules that the story uses. Empty if the base has no module manifest. */
  readonly modules: readonly string[];
  /** Custom properties with changed values that its style sheets use. */
  readonly tokens: readonly string[];
}

/** Content of `report.json`. */
export interface PictureReport {
  readonly base: { readonly commit: string; readonly reason: string };
  /** When the pictures were taken, as an ISO time. */
  readonly takenAt: string;
  /** Number of stories that were compared. */
  readonly compared: number;
  /** Number of stories that were skipped because none of their modules changed. */
  readonly leftOut: number;
  /** Number of pictures that are the same. */
  readonly same: number;
  readonly results: readonly PictureResult[];
}

/** Returns the visible label of a picture. */
export const labelOf = ({ story, width, scheme }: PictureResult): string =>
  `${story.title}: ${story.name}, ${width} px, ${scheme}`;
