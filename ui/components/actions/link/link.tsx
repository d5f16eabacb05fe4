import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { NavLink, Link as RouterLink } from 'react-router-dom';
import styles from './link.module.css';

/** How a link looks. A link that looks like a button is a `Button as="link"`. */
export type LinkTone =
  /** Underlined, in the link colour: inside running text. The default. */
  | 'text'
  /** Underlined only under the pointer or focus: in lists of links, where the place says that they are links. */
  | 'quiet'
  /** No look at all: the component around it draws the link. */
  | 'plain';

interface LinkBaseProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style' | 'target'> {
  /** How the link looks. Default `text`. */
  tone?: LinkTone;
  /** The link lies on institute blue, so its colours come from there. Default `false`. */
  onBrand?: boolean;
  /** Opens in a new tab. Say so in the link's text. Default `false`. */
  newTab?: boolean;
  /** The real anchor. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to a place of this site: the router follows it without loading the page again. */
export interface InnerLinkProps extends LinkBaseProps {
  /** Path, with query and hash where needed: `/about-us`, `/#coming`, `#main`. */
  to: string;
  href?: never;
  /**
   * Marks the link `aria-current="page"` while its path is shown: `exact` for that path alone, `within` for every
   * path below it too. A link to a part of a page (`#…`) is never marked. Default: never marked.
   */
  current?: 'exact' | 'within';
  /** The new place takes the present one's entry in the history. Default `false`. */
  replace?: boolean;
}

/** A link to another site, a mail address or a telephone: the browser follows it. */
export interface OuterLinkProps extends LinkBaseProps {
  /** Full address: `https://…`, `mailto:…`, `tel:…`, or a file such as `/uploads/…`. */
  href: string;
  to?: never;
  current?: never;
  replace?: never;
}

/** Either `to` or `href`, never both. */
export type LinkProps = InnerLinkProps | OuterLinkProps;

/** Whoever saves data is sent nothing before a click. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * The one link of the house. `to` stays in the site and goes through the router, `href` leaves it. Links to other sites, and links that
 * open a new tab, carry `rel="noopener noreferrer"`, so that the other side learns nothing about the page they came from.
 *
 * The next page's script and public data are fetched under the pointer, a finger or the focus, and it fades in where the browser can
 * (base.css); on the way to a part of a page nothing fades.
 */
export function Link({
  tone = 'text',
  onBrand,
  newTab,
  className,
  rel,
  to,
  href,
  current,
  replace,
  ...rest
}: LinkProps) {
  const leaves = newTab || (href !== undefined && /^(https?:)?\/\//.test(href));
  const shared = {
    ...rest,
    'data-tone': tone,
    'data-on-brand': onBrand || undefined,
    className: clsx(styles.root, className),
    rel: clsx(rel, leaves && 'noopener noreferrer') || undefined,
    target: newTab ? '_blank' : undefined,
  };
  if (href !== undefined) return <a {...shared} href={href} />;
  const isPage = !to?.includes('#');
  const way = {
    to: to ?? '',
    replace,
    viewTransition: isPage,
    prefetch: newTab || savesData() ? 'none' : 'intent',
  } as const;
  // A part of a page is not a page: a link to it is never the current one.
  if (current && isPage) {
    return <NavLink {...shared} {...way} className={() => shared.className} end={current === 'exact'} />;
  }
  return <RouterLink {...shared} {...way} />;
}
