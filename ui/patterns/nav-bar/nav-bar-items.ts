/** A link of the bar. */
export interface NavBarLink {
  /** Words on the link. */
  label: string;
  /** Path it leads to. */
  to: string;
}

/** A place of the bar that opens a menu of links. */
export interface NavBarGroup {
  /** Words on the button that opens it. */
  label: string;
  /** The links inside. */
  items: readonly NavBarLink[];
  /** Which width its menu has on a desk: `about` 200 px, `membership` 190 px (S-2.35). */
  menu: 'about' | 'membership';
}
