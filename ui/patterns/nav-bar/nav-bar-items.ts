import type { ReactNode } from 'react';

export interface NavBarLink {
  label: string;
  /** Path of the link. */
  to: string;
}

/** A group in the navigation bar: a button that opens a menu of links. */
export interface NavBarGroup {
  label: string;
  items: readonly NavBarLink[];
  /** Path above the pages of the group: `/about-us`. On it and on every page under it the group is marked as current, also on pages that its menu does not list. Default: never. */
  path?: string | undefined;
  /** Width of the menu on desktop: `about` 200 px, `membership` 190 px (S-2.35). */
  menu: 'about' | 'membership';
}

/** The signed-in person's way into their area. */
export interface NavBarAccount extends NavBarLink {
  /** Name of the person, for screen readers: 'signed in as Adaeze Sample'. */
  person: string;
  /** Picture of the person, 32 px wide: an `Avatar` of size `small`. Its space is reserved while it is loading. */
  picture: ReactNode;
}
