import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Tags for search engines and link previews (`pageMeta` of @imc/screens/head). */
const shareMeta =
  'meta[property], meta[name=description], meta[name=author], meta[name^=twitter], [type="application/ld+json"]';

/**
 * Removes the first page's description, link preview and structured data on navigation, where they would be
 * wrong. They are not replaced, because crawlers request every page from the server.
 */
export function useRemoveShareMeta() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    for (const tag of document.head.querySelectorAll(shareMeta)) tag.remove();
  }, [pathname]);
}
