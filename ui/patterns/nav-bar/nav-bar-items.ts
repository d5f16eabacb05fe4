/** A link in the navigation bar. */
export interface NavBarLink {
  /** Text of the link. */
  label: string;
  /** Path of the link. */
  to: string;
}

/** A group in the navigation bar: a button that opens a menu of links. */
export interface NavBarGroup {
  /** Text of the button. */
  label: string;
  /** Links of the menu. */
  items: readonly NavBarLink[];
  /** Width of the menu on desktop: `about` 200 px, `membership` 190 px (S-2.35). */
  menu: 'about' | 'membership';
}
