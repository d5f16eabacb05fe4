import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { NavLink, Link as RouterLink } from 'react-router-dom';
import styles from './link.module.css';

/** Appearance of a link. For a link that looks like a button, use `ButtonLink`. */
export type LinkTone =
  /** Underlined, in the link colour: in running text. Default. */
  | 'text'
  /** Underlined only on hover: in lists of links, where the context marks them as links. */
  | 'quiet'
  /** No styling: the surrounding component draws the link. */
  | 'plain';

interface LinkBaseProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style' | 'target'> {
  /** Appearance of the link. Default `text`. */
  tone?: LinkTone;
  /** Ground that the link stands on. Default `page`. */
  ground?: 'page' | 'institute';
  /** Opens in a new tab. Mention it in the link's text. Default `false`. */
  newTab?: boolean;
  /** Ref to the anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link within this site. The router follows it without reloading the page. */
export interface InnerLinkProps extends LinkBaseProps {
  /** Path, with query and hash if needed: `/about-us`, `/#coming`, `#main`. */
  to: string;
  href?: never;
  /**
   * Sets `aria-current="page"` if the path is the current one: `exact` for that path only, `within` also for
   * every path under it. A link to a part of a page (`#…`) is never marked. Default: never marked.
   */
  current?: 'exact' | 'within';
  /** Replaces the current history entry instead of adding one. Default `false`. */
  replace?: boolean;
}

/** A link to another site, an email address or a telephone number. The browser follows it. */
export interface OuterLinkProps extends LinkBaseProps {
  /** Full URL: `https://…`, `mailto:…`, `tel:…`, or a file such as `/uploads/…`. */
  href: string;
  to?: never;
  current?: never;
  replace?: never;
}

/** Either `to` or `href`, never both. */
export type LinkProps = InnerLinkProps | OuterLinkProps;

/** Returns whether the user has data saving on. If so, nothing is prefetched. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * The only link component. `to` is for links within the site and uses the router; `href` is for all others. Other sites and new tabs get
 * `rel="noopener noreferrer"`. Hover, touch or focus prefetches the script and the public data of the next page. Pages fade in where the
 * browser supports view transitions (base.css).
 */
export function Link({
  tone = 'text',
  ground = 'page',
  newTab,
  className,
  rel,
  to,
  href,
  current,
  replace,
  ...rest
}: LinkProps) {
  const isExternal = newTab || (href !== undefined && /^(https?:)?\/\//.test(href));
  const shared = {
    ...rest,
    'data-tone': tone,
    'data-on-brand': ground === 'institute' || undefined,
    className: clsx(styles.root, className),
    rel: clsx(rel, isExternal && 'noopener noreferrer') || undefined,
    target: newTab ? '_blank' : undefined,
  };
  if (href !== undefined) return <a {...shared} href={href} />;
  const isPage = !to?.includes('#');
  const routerProps = {
    to: to ?? '',
    replace,
    viewTransition: isPage,
    prefetch: newTab || savesData() ? 'none' : 'intent',
  } as const;
  // A part of a page is not a page, so a link to it is never the current one.
  if (current && isPage) {
    return (
      <NavLink {...shared} {...routerProps} className={() => shared.className} end={current === 'exact'} />
    );
  }
  return <RouterLink {...shared} {...routerProps} />;
}
