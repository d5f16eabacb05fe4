import type { RouteConfigEntry } from '@react-router/dev/routes';

/** In the notation of the route table: '/', '/blog/:id', '/*'. */
export const addressesOf = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    return children ? addressesOf(children, address) : [address || '/'];
  });
