/** What `npm run test:visual` writes, and the page Review/Pictures shows. */

/** Why a picture is in the report, in the order of the report. */
export const kinds = ['failed', 'changed', 'new', 'removed'] as const;
export type Kind = (typeof kinds)[number];

/** A picture that is not the same as the base's. Its files are `before/NAME.png`, `after/NAME.png` and `difference/NAME.png`. */
export interface PictureResult {
  /** Of the story, its width and its scheme; also the name of the files. */
  readonly picture: string;
  readonly kind: Kind;
  readonly story: { readonly id: string; readonly title: string; readonly name: string };
  /** Of the window, in px. */
  readonly width: number;
  readonly scheme: string;
  /** Hash of both pictures, for `as-meant.json`. */
  readonly pair: string;
  /** What the story threw. */
  readonly error?: string;
  /** How many pixels differ. */
  readonly pixels?: number;
  /** The greatest difference of a colour channel, of 255. */
  readonly step?: number;
  /** Modules that the story uses and that differ, by path. Empty where the base has no list of modules. */
  readonly modules: readonly string[];
  /** Custom properties that its style sheets use and whose values differ. */
  readonly tokens: readonly string[];
}

/** `report.json`. */
export interface PictureReport {
  readonly base: { readonly commit: string; readonly reason: string };
  /** When the pictures were taken, as an ISO time. */
  readonly takenAt: string;
  /** How many stories were compared, and how many were left out because none of their modules differs. */
  readonly compared: number;
  readonly leftOut: number;
  /** How many pictures are the same. */
  readonly same: number;
  readonly results: readonly PictureResult[];
}

/** The label of a picture for people. */
export const labelOf = ({ story, width, scheme }: PictureResult): string =>
  `${story.title}: ${story.name}, ${width} px, ${scheme}`;

/** What the results are filtered by; an empty text lets all through. */
export interface Filter {
  readonly kind: string;
  readonly title: string;
  /** A module or a custom property. */
  readonly cause: string;
}

/** The results that a filter lets through. */
export const filtered = (
  results: readonly PictureResult[],
  { kind, title, cause }: Filter,
): PictureResult[] =>
  results.filter(
    (result) =>
      (kind === '' || result.kind === kind) &&
      (title === '' || result.story.title === title) &&
      (cause === '' || result.modules.includes(cause) || result.tokens.includes(cause)),
  );
