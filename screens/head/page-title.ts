import { institute } from '../content/index.ts';

const titled = (title: string) => `${title} | ${institute.shortName}`;

/** The title of a page, in the tab and in search results. The home page has the Institute's own name. */
export const titleOf = ({ path, title }: { path: string; title: string }): string =>
  path === '/' ? title : titled(title);

/** Asks search engines to leave a page out. They must be able to read this, so `robots.txt` does not disallow the page. */
export const hidden = { name: 'robots', content: 'noindex' } as const;

/** The head of a page that no search engine may list: behind a sign-in, or an error. */
export const privateMeta = (title: string) => [{ title: titled(title) }, hidden];
