/** An item of a breadcrumb. */
export interface BreadcrumbItem {
  readonly label: string;
  /** Path from the root of the site. */
  readonly to: string;
}
