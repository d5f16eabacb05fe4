import { institute } from '../content/index.ts';

const withSiteName = (title: string) => `${title} | ${institute.shortName}`;

/** Title for the tab and search results. The home page uses the Institute's full name. */
export const titleOf = ({ path, title }: { path: string; title: string }): string =>
  path === '/' ? title : withSiteName(title);

/** Asks search engines not to index a page. They read this on the page, so `robots.txt` must not disallow it. */
export const hidden = { name: 'robots', content: 'noindex' } as const;

/** Head of a page that must not be indexed: behind a sign-in, or an error page. */
export const privateMeta = (title: string) => [{ title: withSiteName(title) }, hidden];
