/** A place on the way from the home page to a page: one step of a breadcrumb. */
export interface Place {
  readonly label: string;
  /** Path from the root of the site. */
  readonly to: string;
}
