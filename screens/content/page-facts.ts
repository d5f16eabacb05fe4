import type { BreadcrumbItem } from './breadcrumb-item.ts';
import type { PagePath } from './descriptions.ts';

/** A public page in navigation, search engines and link previews. Its description is in descriptions.ts. */
export interface PageFacts {
  /** Path from the root, without a slash at the end. */
  readonly path: PagePath;
  /** Parent pages from the home page down, for the breadcrumb and its structured data. */
  readonly above: readonly BreadcrumbItem[];
  /** Shown in the tab, in search results and in the breadcrumb. */
  readonly title: string;
  /** Whether search engines are asked not to index the page. Default `false`. */
  readonly hidden?: boolean;
}
