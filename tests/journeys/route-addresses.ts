import type { RouteConfigEntry } from '@react-router/dev/routes';

/** The addresses of a route table that show something, in its own spelling: '/', '/blog/:id', '/*'. */
export const addressesOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const address = path === undefined ? above : `${above}/${path}`;
    return children ? addressesOf(children, address) : [address || '/'];
  });
