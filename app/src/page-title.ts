import { institute } from '@imc/screens/content';

const titled = (title: string) => `${title} | ${institute.shortName}`;

/** What a page is called in a tab and in lists of results. The home page is called as the Institute is. */
export const titleOf = ({ path, title }: { path: string; title: string }): string =>
  path === '/' ? title : titled(title);

/** Asks search engines to leave a page out. They must be able to read it, so that `robots.txt` does not keep them from it. */
export const hidden = { name: 'robots', content: 'noindex' } as const;

/** The meta of a page that nobody finds by searching: of an area behind a sign-in, or of what is not there. */
export const privateMeta = (title: string) => [{ title: titled(title) }, hidden];
