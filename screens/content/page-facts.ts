import type { PagePath } from './descriptions.ts';
import type { Place } from './place.ts';

/** A public page as navigation, search engines and link previews see it; its description is in descriptions.ts. */
export interface PageFacts {
  /** Path from the root of the site, without a slash at the end. */
  readonly path: PagePath;
  /** The places above it, from the home page down: its breadcrumb, on the page and in its structured data. */
  readonly above: readonly Place[];
  /** Its name: in the tab, in lists of results, at the end of its breadcrumb. */
  readonly title: string;
  /** Search engines are asked to leave it out. Default `false`. */
  readonly hidden?: boolean;
}
