import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Tags that the server writes into the head for search engines and link previews (`pageMeta` of @imc/screens/head). */
const shareMeta =
  'meta[property], meta[name=description], meta[name=author], meta[name^=twitter], [type="application/ld+json"]';

/**
 * Removes the description, link preview and structured data of the first page when the router navigates to another page, where they would be
 * wrong. They are not replaced: crawlers request every page from the server, and a browser that shares a page only needs its title and its
 * canonical address.
 */
export function useRemoveShareMeta() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    for (const tag of document.head.querySelectorAll(shareMeta)) tag.remove();
  }, [pathname]);
}
