/** A place on the way from the home page to a page. */
export interface Place {
  readonly label: string;
  /** Path from the root of the site. */
  readonly to: string;
}

/** What navigation, search engines and the previews of links are told of a page. */
export interface PageFacts {
  /** Path from the root of the site, without a slash at the end. */
  readonly path: string;
  /** The places above it, from the home page down. The breadcrumb shows them, and search engines are told the same. */
  readonly above: readonly Place[];
  /** Its name: in the tab, in lists of results, at the end of its breadcrumb. */
  readonly title: string;
  /** One sentence of its own, 50 to 160 characters: search engines and previews show it below the title. */
  readonly description: string;
  /** Search engines are asked to leave it out. Default `false`. */
  readonly hidden?: boolean;
}
