import type { PagePath } from './descriptions.ts';

/** A place on the way from the home page to a page. */
export interface Place {
  readonly label: string;
  /** Path from the root of the site. */
  readonly to: string;
}

/** What navigation, search engines and the previews of links are told of a page, beside its description (descriptions.ts). */
export interface PageFacts {
  /** Path from the root of the site, without a slash at the end. */
  readonly path: PagePath;
  /** The places above it, from the home page down. The breadcrumb shows them, and search engines are told the same. */
  readonly above: readonly Place[];
  /** Its name: in the tab, in lists of results, at the end of its breadcrumb. */
  readonly title: string;
  /** Search engines are asked to leave it out. Default `false`. */
  readonly hidden?: boolean;
}
