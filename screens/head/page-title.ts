import { institute } from '../content/index.ts';

const withSiteName = (title: string) => `${title} | ${institute.shortName}`;

/** Returns the title of a page for the tab and search results. The home page uses the Institute's full name. */
export const titleOf = ({ path, title }: { path: string; title: string }): string =>
  path === '/' ? title : withSiteName(title);

/** Asks search engines not to index a page. They have to request the page to read this, so `robots.txt` must not disallow it. */
export const hidden = { name: 'robots', content: 'noindex' } as const;

/** Returns the head of a page that must not be indexed: behind a sign-in, or an error page. */
export const privateMeta = (title: string) => [{ title: withSiteName(title) }, hidden];
