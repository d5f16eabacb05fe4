import type { RouteConfigEntry } from '@react-router/dev/routes';

/** Returns the addresses of a route table that render a page, in its own notation: '/', '/blog/:id', '/*'. */
export const addressesOf = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    return children ? addressesOf(children, address) : [address || '/'];
  });
