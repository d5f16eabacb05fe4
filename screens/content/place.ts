/** An item of a breadcrumb. */
export interface Place {
  readonly label: string;
  /** Path from the root of the site. */
  readonly to: string;
}
